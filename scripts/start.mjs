import { runPinned } from './install/run-pinned.mjs';

await runPinned('scripts/product/main.ts');
