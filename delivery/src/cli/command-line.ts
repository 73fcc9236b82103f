import { join } from 'node:path';
import { liveApi } from '../gate/live-api.ts';
import { openStore } from '../store/open-store.ts';
import { CommandError, type BuildPackages, type Context } from './command.ts';
import { dataDirectory, releasesAddress, repositoryRoot } from './data-dir.ts';
import { run } from './run.ts';

const clearScreen = '\u001B[2J\u001B[H';

/** Loads the bundler only when something is built. */
const build: BuildPackages = async (folders, options) => {
  const { build: buildPackages, BuildError } = await import('../build/build.ts');
  try {
    await buildPackages(folders, options);
  } catch (error) {
    throw error instanceof BuildError ? new CommandError(error.message) : error;
  }
};

function open({ json }: { json: boolean }): Context {
  // npm changes to the root of the checkout and notes where it was called.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  return {
    store: openStore(releasesAddress(process.env), {
      cacheFolder: join(repositoryRoot, 'node_modules/.cache/ifj-delivery/brotli'),
    }),
    root: repositoryRoot,
    from,
    say: (line) => {
      if (!json) console.log(line);
    },
    show: ({ lines, result }) => {
      console.log(json ? JSON.stringify({ ok: true, ...result }) : clearScreen + lines.join('\n'));
    },
    build,
    api: (named) =>
      liveApi(named ?? process.env['API_DOCUMENT'], {
        dataFolder: dataDirectory(process.env),
        from,
      }),
  };
}

/** Does what the arguments of this process say, and leaves its exit code. */
export async function runCommandLine(): Promise<void> {
  const { out, err, status } = await run(process.argv.slice(2), open);
  if (out) console.log(out);
  if (err) console.error(err);
  process.exitCode = status;
}
