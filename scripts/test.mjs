import { runPinned } from './install/run-pinned.mjs';

await runPinned('scripts/checks/main.ts');
