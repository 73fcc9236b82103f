import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../../delivery/src/contract/release.ts';
import type { RemotePath } from '../../../delivery/src/contract/remote.ts';
import { remoteManifest, remotePath } from '../../../delivery/src/testing/builds.ts';
import { writeFiles } from '../../../delivery/src/testing/fixture-workspace.ts';
import { inWorkspace } from '../command.ts';
import type { Product } from '../product.ts';

/** Module, such as `./notes/list` -> its source. */
type Pages = Record<string, string>;

/** A path of a student's area inside the frame. */
export function studentPath(path: string, module: string, title: string): RemotePath {
  const fields = { session: true, frame: 'dashboard', roles: ['student'] } as const;
  return remotePath(path, { ...fields, roles: [...fields.roles], module, title });
}

/** An area of a few pages, with a place in the menu, that a test releases for itself. */
export class SmallArea {
  readonly name: string;
  readonly #product: Product;
  readonly #root: string;

  private constructor(name: string, product: Product, root: string) {
    this.name = name;
    this.#product = product;
    this.#root = root;
  }

  /**
   * @param name such as `mfe-notes`
   * @param label of its first path in the menu
   */
  static async make(
    product: Product,
    name: string,
    label: string,
    paths: RemotePath[],
  ): Promise<SmallArea> {
    const root = await mkdtemp(join(tmpdir(), `${name}-`));
    await symlink(inWorkspace('node_modules'), join(root, 'node_modules'));
    const entry = { path: paths[0]?.path ?? '', label, icon: 'jobs', order: 90 };
    const menu = [{ ...entry, roles: ['student' as const] }];
    writeFiles(join(root, name), {
      'package.json': JSON.stringify({ name: `@ifj/${name}`, version: '0.1.0', type: 'module' }),
      'remote.json': JSON.stringify(remoteManifest(name, paths, { menu })),
      'webpack.config.ts': `import { area } from '@ifj/delivery/build';\nexport default area(import.meta.dirname);\n`,
    });
    return new SmallArea(name, product, root);
  }

  /** Makes these pages live, and gives their version. */
  async release(pages: Pages): Promise<string> {
    writeFiles(
      this.#folder,
      Object.fromEntries(
        Object.entries(pages).map(([module, source]) => [
          `src/features/${module}.page.tsx`,
          source,
        ]),
      ),
    );
    return this.#deploy(this.#folder);
  }

  /** Makes what was released last live again, with something before the first word of its entry. */
  async releaseWithEntry(before: string): Promise<string> {
    const folder = `${this.#folder}-spoiled`;
    await cp(this.#folder, folder, { recursive: true });
    const file = join(folder, 'dist/release.json');
    const release = JSON.parse(await readFile(file, 'utf8')) as Release;
    const entry = join(folder, 'dist', release.entry);
    const content = before + (await readFile(entry, 'utf8'));
    await writeFile(entry, content);
    release.files[release.entry] = {
      size: Buffer.byteLength(content),
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
    release.version = release.version.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    await writeFile(file, JSON.stringify(release));
    return this.#deploy(folder, '--no-build');
  }

  /** Makes the release before the live one live again. */
  async takeBack(): Promise<void> {
    await this.#product.delivery('rollback', this.name);
  }

  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true });
  }

  get #folder(): string {
    return join(this.#root, this.name);
  }

  async #deploy(folder: string, ...options: string[]): Promise<string> {
    await this.#product.delivery('deploy', folder, ...options);
    const { version } = JSON.parse(
      await readFile(join(folder, 'dist/release.json'), 'utf8'),
    ) as Release;
    return version;
  }
}
