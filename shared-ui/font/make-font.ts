import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters } from './characters.ts';

const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');
const target = new URL('../src/theme/inter.woff2', import.meta.url);

const options = {
  targetFormat: 'woff2' as const,
  // Screens use 400 to 800; the optical size stays at that of text.
  variationAxes: { wght: { min: 400, max: 800 }, opsz: 14 },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
};

const font = await subsetFont(await readFile(source), characters, options);

await writeFile(target, font);
console.log(`inter.woff2: ${(font.length / 1024).toFixed(1)} KB`);
