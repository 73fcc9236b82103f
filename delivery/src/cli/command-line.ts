import { join } from 'node:path';
import { liveApi } from '../gate/live-api.ts';
import { openStore } from '../store/open-store.ts';
import { CommandError, type BuildPackages, type Context } from './command.ts';
import {
  cacheFolder,
  dataDirectory,
  isOwnStore,
  releasesAddress,
  repositoryRoot,
} from './data-dir.ts';
import { run } from './run.ts';

const clearScreen = '\u001B[2J\u001B[H';

/** Where there is no checkout, the command line has another name. */
function asCalled(text: string): string {
  return repositoryRoot === null
    ? text.replaceAll('npm run delivery --', 'npx ifj-delivery')
    : text;
}

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
      cacheFolder: join(cacheFolder, 'ifj-delivery/brotli'),
    }),
    isStoreElsewhere: !isOwnStore(process.env),
    root: repositoryRoot ?? from,
    from,
    say: (line) => {
      if (!json) console.log(asCalled(line));
    },
    show: ({ lines, result }) => {
      console.log(
        json ? JSON.stringify({ ok: true, ...result }) : clearScreen + asCalled(lines.join('\n')),
      );
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
  if (out) console.log(asCalled(out));
  if (err) console.error(asCalled(err));
  process.exitCode = status;
}
