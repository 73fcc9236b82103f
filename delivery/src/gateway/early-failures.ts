import { scriptJson } from '../contract/script-json.ts';
import { tellsGlobal } from '../contract/tells-global.ts';

/**
 * Runs in the page, until the shell itself tells what fails: of a shell that does not start,
 * nobody else would.
 */
const hearEarly = (version: string): string =>
  `addEventListener('error', ({ target, filename }) => {
    const isMain = target instanceof HTMLScriptElement && target.src.includes('/releases/shell/');
    if (window.${tellsGlobal} || !(isMain || filename?.includes('/releases/shell/'))) return;
    window.${tellsGlobal} = true;
    const report = { name: 'shell', version: ${scriptJson(version)}, event: 'failed' };
    report.kind = isMain ? 'load' : 'render';
    report.message = isMain ? 'its script did not arrive' : 'it does not start';
    const body = JSON.stringify({ reports: [report] });
    navigator.sendBeacon('/gateway/reports', new Blob([body], { type: 'application/json' }));
  }, true);`.replace(/\n\s*/g, '');

/** The tag that tells of a shell that does not start. */
export function earlyFailures(version: string, nonce: string): string {
  return `<script nonce="${nonce}">${hearEarly(version)}</script>`;
}
