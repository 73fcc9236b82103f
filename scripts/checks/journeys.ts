import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './command.ts';
import { one, type Count } from './count.ts';

/** What of Playwright's JSON report is counted. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Runs the browser journeys against the product. */
export async function journeys(): Promise<Count> {
  const report = join(root, 'test-results', 'journeys.json');
  rmSync(report, { force: true });
  const isGood = await runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
  if (!existsSync(report)) return one(false);
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: stats.skipped,
  };
}
