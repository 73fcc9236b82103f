import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { releasesAddress } from '../../delivery/src/cli/data-dir.ts';
import { isAnythingLive } from '../product/releases.ts';
import { makeArea, NewAreaError } from './new-area.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [wanted, ...others] = process.argv.slice(2);

if (wanted === undefined || wanted.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run new-area -- <name>, such as career-days');
  process.exit(2);
}

async function release(name: string): Promise<void> {
  if (!(await isAnythingLive(releasesAddress(process.env)))) {
    console.log('No product is there yet to release it to: npm start makes one, with this area.');
    return;
  }
  const { status } = spawnSync(process.execPath, ['delivery/src/cli/main.ts', 'deploy', name], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error(`It is not released. Once that is mended:  npm run delivery -- deploy ${name}`);
  process.exitCode = 1;
}

try {
  for (const file of makeArea(root, wanted)) console.log(`  ${file}`);
  const name = `mfe-${wanted.replace(/^mfe-/, '')}`;
  console.log(`\n${name} is there. To work on it:  npm run dev -- ${name}`);
  await release(name);
} catch (error) {
  if (!(error instanceof NewAreaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
