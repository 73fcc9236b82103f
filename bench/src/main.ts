import { forgetSettings } from '../../scripts/product/forget-settings.ts';
import { api } from './api/api.ts';
import { documents } from './documents/documents.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { isWithinBudget, type Bench, type Figure } from './measure.ts';
import { SharedProduct } from './products/shared-product.ts';
import { releases } from './releases/releases.ts';
import { table, writeResults } from './report.ts';
import { screens } from './screens/screens.ts';
import { start } from './start.ts';

const benches: Record<string, Bench> = {
  screens,
  documents,
  lighthouse,
  start,
  releases,
  api,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}

forgetSettings(process.env, ['DATA_DIR']);
const results: Record<string, Figure[]> = {};
const product = new SharedProduct();
const tell = (line: string): void => console.log(`  ${line}`);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}`);
    const from = performance.now();
    try {
      results[name] = await bench(tell, product);
      console.log(`\n${table(results[name])}`);
    } catch (error) {
      // What the others measure is not lost with it.
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
    tell(`${name} took ${((performance.now() - from) / 60_000).toFixed(1)} minutes`);
  }
} finally {
  await product.end();
}

console.log(`\nWritten to ${await writeResults(results)}`);
const broken = Object.values(results)
  .flat()
  .filter((figure) => !isWithinBudget(figure));
if (broken.length > 0) {
  console.error(`Broken budgets: ${broken.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
