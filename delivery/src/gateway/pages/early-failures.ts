import { scriptJson } from '../../contract/script-json.ts';
import { tellsGlobal } from '../../contract/tells-global.ts';

/**
 * Runs in the page, until the shell itself tells what fails: of a shell that does not start,
 * nobody else would. The first release that an error names is the one that threw it.
 */
const hearEarly = (version: string): string =>
  `['error', 'unhandledrejection'].forEach((type) =>
    addEventListener(type, ({ target, filename, reason }) => {
      const isMain = target instanceof HTMLScriptElement && target.src.includes('/releases/shell/');
      const [, name] = /[/]releases[/]([^/]+)/.exec(filename || reason?.stack) ?? [];
      if (window.${tellsGlobal} || !(isMain || name === 'shell')) return;
      window.${tellsGlobal} = true;
      const report = { name: 'shell', version: ${scriptJson(version)}, event: 'failed' };
      report.kind = isMain ? 'load' : reason ? 'promise' : 'render';
      report.message = isMain ? 'its script did not arrive' : 'it does not start';
      const body = JSON.stringify({ reports: [report] });
      navigator.sendBeacon('/gateway/reports', new Blob([body], { type: 'application/json' }));
    }, true));`.replace(/\n\s*/g, '');

/** The tag that tells of a shell that does not start. */
export function earlyFailures(version: string, nonce: string): string {
  return `<script nonce="${nonce}">${hearEarly(version)}</script>`;
}
