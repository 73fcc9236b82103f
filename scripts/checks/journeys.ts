import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './command.ts';
import { failureOf, one, type Count } from './count.ts';

/** What of Playwright's JSON report is counted. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: Problem[];
  suites: Suite[];
}

interface Problem {
  message?: string;
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { projectName: string; results: { errors: Problem[] }[] }[];
}

/** Runs the browser journeys against the product. */
export async function journeys(): Promise<Count> {
  const report = join(root, 'test-results', 'journeys.json');
  rmSync(report, { force: true });
  const isGood = await runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
  if (!existsSync(report)) return one(false);
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failureOf('journeys', message)),
      ...suites.flatMap(specsOf).flatMap(failuresOf),
    ],
  };
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function failuresOf({ title, file, ok, tests }: Spec): string[] {
  if (ok) return [];
  return tests.map(({ projectName, results }) =>
    failureOf(`${projectName} › ${file} › ${title}`, results[0]?.errors[0]?.message),
  );
}
