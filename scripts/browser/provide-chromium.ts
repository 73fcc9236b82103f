import { existsSync } from 'node:fs';
import { findChromium } from '../../delivery/src/testing/installed-chromium.ts';
import { runCommand } from '../checks/command.ts';

/**
 * Finds Chromium, or installs it where that is allowed (root on Debian), and names it to every
 * command that follows (`CHROMIUM`).
 * @returns whether there is one; if not, it has said what to do.
 */
export async function provideChromium(): Promise<boolean> {
  const path = findChromium() ?? (process.env['CHROMIUM'] ? undefined : await installChromium());
  if (path === undefined) {
    console.error(missingChromium());
    return false;
  }
  process.env['CHROMIUM'] = path;
  return true;
}

/** Why there is no Chromium, and what to do. */
export function missingChromium(): string {
  const named = process.env['CHROMIUM'];
  return named
    ? `There is no Chromium at ${named}, which CHROMIUM names. Correct it, or leave it out.`
    : 'Chromium is needed. Install it (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium';
}

async function installChromium(): Promise<string | undefined> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return undefined;
  console.log('Installing Chromium …');
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand('apt-get', ['-qq', 'update'], quiet);
  await runCommand('apt-get', ['-qq', 'install', '--yes', 'chromium'], quiet);
  return findChromium();
}
