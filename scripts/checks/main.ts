import { parseArgs } from 'node:util';
import { missingChromium, provideChromium } from '../browser/provide-chromium.ts';
import { forgetSettings } from '../product/forget-settings.ts';
import { endRunningCommands } from './command.ts';
import { one, type Count } from './count.ts';
import { generatedFiles } from './generated.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { deadCode, format, imports, lint, types } from './static.ts';
import { inMinutes, summarize, type Outcome } from './summary.ts';

type Steps = Record<string, () => Promise<Count>>;

/** They only read the sources, so that two run at a time; the longest begins. */
const readers: Steps = { lint, types, 'dead-code': deadCode, imports, format };

/** Each has the machine to itself. */
const steps: Steps = {
  generated: generatedFiles,
  unit: inBrowser(() => jest('unit', ['--ignoreProjects', 'api'])),
  api: () => jest('api', ['--selectProjects', 'api']),
  journeys: inBrowser(journeys),
};
const names = [...Object.keys(readers), ...Object.keys(steps)];

/** A step that opens Chromium; without one it fails at once. */
function inBrowser(step: () => Promise<Count>): () => Promise<Count> {
  return async () =>
    (await provideChromium()) ? step() : { ...one(false), failures: [missingChromium()] };
}

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
forgetSettings(process.env);
if (values.long) process.env['LONG'] = '1';
process.env['CI'] ??= '1';

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.once(event, () => {
    endRunningCommands();
    process.exit(130);
  });
}

const outcomes: Outcome[] = [];

/** Runs the steps that were asked for, or all of them, so many at a time. */
async function runAll(all: Steps, atATime: number): Promise<void> {
  const waiting = Object.entries(all).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const runNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, run] = next;
      console.log(`\n━━ ${name}`);
      const from = performance.now();
      const count = await run();
      const took = performance.now() - from;
      console.log(`${count.failed === 0 ? '✓' : '✗'} ${name}, ${inMinutes(took).trim()}`);
      outcomes.push({ name, count, took });
    }
  };
  await Promise.all(Array.from({ length: atATime }, runNext));
}

const from = performance.now();
await runAll(readers, 2);
await runAll(steps, 1);
process.exit(summarize(outcomes, performance.now() - from) ? 0 : 1);
