import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runCommand } from './command.ts';
import { failureOf, type Count } from './count.ts';

/** What of Jest's report is counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that broke before any test of theirs ran. */
  numRuntimeErrorTestSuites: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  /** Of a file that broke. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** Runs the tests of some Jest projects, or of all but some. */
export async function jest(name: string, selection: string[]): Promise<Count> {
  const results = join(root, 'test-results');
  const report = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const isGood = await runCommand(process.execPath, [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    ...selection,
    '--json',
    `--outputFile=${report}`,
  ]);
  return countReport(report, isGood);
}

function countReport(file: string, isGood: boolean): Count {
  const report = readReport(file);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  return {
    passed: report?.numPassedTests ?? 0,
    // A run that ends badly without a failed test has failed as a whole.
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: report ? report.numPendingTests + report.numTodoTests : 0,
    failures: report?.testResults.flatMap(failuresOf) ?? [],
  };
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failureOf(`${file} › ${test.fullName}`, test.failureMessages[0]));
  return tests.length === 0 && status === 'failed'
    ? [failureOf(file, message.trim().replace(/^.*\n\s*/, ''))]
    : tests;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
