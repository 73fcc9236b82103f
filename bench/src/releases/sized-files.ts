import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../delivery/src/build/index.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { withAreasFolder } from './areas-folder.ts';
import { writeSmallAreas } from './small-areas.ts';

/** Kilobytes; images, which are kept as they are. */
const sizes = { large: 100, small: 20 };
const allSizes = Object.values(sizes);

/** A file that the product serves. */
export interface SizedFile {
  kilobytes: number;
  path: string;
}

/** Files in the product's store, and a folder with the same under `files`. */
export interface SizedFiles {
  large: SizedFile;
  small: SizedFile;
  folder: string;
}

async function buildSized(folder: string): Promise<string> {
  const [area = ''] = await writeSmallAreas(folder, 1);
  const feature = join(area, 'src/features/desk-1');
  for (const size of allSizes) {
    await writeFile(join(feature, `sized-${size}.png`), randomBytes(size * 1000));
  }
  const imports = allSizes.map((size) => `import sized${size} from './sized-${size}.png';`);
  const names = allSizes.map((size) => `sized${size}`);
  await writeFile(
    join(feature, 'desk-1.page.tsx'),
    `${imports.join('\n')}\nexport default () => [${names.join(', ')}].join();\n`,
  );
  await build([area]);
  return area;
}

async function publishSized(product: DemoProduct): Promise<string> {
  return withAreasFolder(async (folder) => {
    const area = await buildSized(folder);
    const { name, version } = JSON.parse(await product.delivery('publish', area, '--json')) as {
      name: string;
      version: string;
    };
    return `releases/${name}/${version}`;
  });
}

/** Publishes files of known sizes, for as long as `use` takes beside a copy of them. */
export async function withSizedFiles<Result>(
  product: DemoProduct,
  use: (sized: SizedFiles) => Promise<Result>,
): Promise<Result> {
  const release = await publishSized(product);
  const folder = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  try {
    // The other server reads as a user of its own.
    await chmod(folder, 0o755);
    await cp(join(product.dataDir, release), join(folder, 'files', release), { recursive: true });
    const names = await readdir(join(product.dataDir, release));
    const find = (kilobytes: number): SizedFile => {
      const name = names.find((one) => one.startsWith(`sized-${kilobytes}.`));
      if (name === undefined) throw new Error(`The release has no file of ${kilobytes} KB.`);
      return { kilobytes, path: `/${release}/${name}` };
    };
    return await use({ large: find(sizes.large), small: find(sizes.small), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
