import { build } from './build.ts';

const packages = process.argv.slice(2);
if (packages.length === 0) {
  console.error('Usage: npm run build -- <package…>');
  process.exitCode = 1;
} else {
  const start = performance.now();
  try {
    await build(packages, { onProgress: (line) => console.log(line) });
    console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
