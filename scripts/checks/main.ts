import { parseArgs } from 'node:util';
import { provideChromium } from '../browser/provide-chromium.ts';
import { endRunningCommand } from './command.ts';
import { one, type Count } from './count.ts';
import { generatedFiles } from './generated.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { deadCode, format, imports, lint, types } from './static.ts';
import { inMinutes, summarize, type Outcome } from './summary.ts';

const steps: Record<string, () => Promise<Count>> = {
  format,
  lint,
  imports,
  'dead-code': deadCode,
  types,
  generated: generatedFiles,
  unit: inBrowser(() => jest('unit', ['--maxWorkers=2', '--ignoreProjects', 'api'])),
  api: () => jest('api', ['--selectProjects', 'api']),
  journeys: inBrowser(journeys),
};

/** A step that opens Chromium; without one it fails at once. */
function inBrowser(step: () => Promise<Count>): () => Promise<Count> {
  return async () => ((await provideChromium()) ? step() : one(false));
}

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
if (values.long) process.env['LONG'] = '1';
process.env['CI'] ??= '1';

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.once(event, () => {
    endRunningCommand();
    process.exit(130);
  });
}

const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(steps)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  const from = performance.now();
  const count = await run();
  const took = performance.now() - from;
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name}, ${inMinutes(took).trim()}`);
  outcomes.push({ name, count, took });
}
process.exit(summarize(outcomes) ? 0 : 1);
