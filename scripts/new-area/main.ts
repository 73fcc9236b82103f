import { fileURLToPath } from 'node:url';
import { makeArea, NewAreaError } from './new-area.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [wanted, ...others] = process.argv.slice(2);

if (wanted === undefined || wanted.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run new-area -- <name>, such as career-days');
  process.exit(2);
}

try {
  for (const file of makeArea(root, wanted)) console.log(`  ${file}`);
  const name = `mfe-${wanted.replace(/^mfe-/, '')}`;
  console.log(`\n${name} is there. To work on it:  npm run dev -- ${name}`);
  console.log(`To release it:  npm run delivery -- deploy ${name}`);
} catch (error) {
  if (!(error instanceof NewAreaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
