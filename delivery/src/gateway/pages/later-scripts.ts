import { scriptJson } from '../../contract/script-json.ts';
import type { PageFile } from './page.ts';

/** Runs in the page. In a tab that is hidden, or where nothing is ever painted, time decides. */
const bringScripts = `(() => {
  let isDone = false;
  const bring = () => {
    if (isDone) return;
    isDone = true;
    for (const { address, integrity } of JSON.parse(document.getElementById('later-scripts').textContent)) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.src = address;
      document.body.append(script);
    }
  };
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
  setTimeout(bring, document.hidden ? 0 : 2000);
})();`.replace(/\n\s*/g, '');

/**
 * The tags that bring a page's scripts once its document is painted: on a slow line they would
 * take the way of what is read first.
 * @param files the shell's entry last
 */
export function laterScripts(files: PageFile[], nonce: string): string {
  return [
    `<script type="application/json" id="later-scripts" nonce="${nonce}">${scriptJson(files)}</script>`,
    `<script nonce="${nonce}">${bringScripts}</script>`,
  ].join('');
}
