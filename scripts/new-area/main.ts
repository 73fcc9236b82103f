import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeArea, NewAreaError } from './new-area.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const delivery = 'delivery/src/cli/main.ts';
const [wanted, ...others] = process.argv.slice(2);

if (wanted === undefined || wanted.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run new-area -- <name>, such as career-days');
  process.exit(2);
}

/** Whether there is a product that a release would appear in. */
function isShellLive(): boolean {
  const status = execFileSync(process.execPath, [delivery, 'status', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { live } = JSON.parse(status) as { live: { name: string }[] };
  return live.some(({ name }) => name === 'shell');
}

function release(name: string): void {
  if (!isShellLive()) {
    console.log('No product is there yet to release it to: npm start makes one, with this area.');
    return;
  }
  const { status } = spawnSync(process.execPath, [delivery, 'deploy', name], {
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
  release(name);
} catch (error) {
  if (!(error instanceof NewAreaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
