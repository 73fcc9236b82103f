#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './data-dir.ts';

// To compile its own source anew takes as long as the rest of a short command.
if ('enableCompileCache' in module) {
  module.enableCompileCache(join(cacheFolder, 'node-compile'));
}
const { runCommandLine } = await import('./command-line.ts');
await runCommandLine();
