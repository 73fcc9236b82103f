import { reportLimit, type FailureKind, type Report } from '../contract/report.ts';
import { tellsGlobal } from '../contract/tells-global.ts';
import { Culprits, type RunningRelease } from './report-culprits.ts';
import { cleanMessage } from './report-message.ts';

const address = '/gateway/reports';

/** How long a report waits for others, in milliseconds. A failure may be the sign of a bad release. */
const patience = { failure: 300, other: 2_000 };

/** Vitals are watched this long after the first content: what it needs comes first. */
const vitalsAfter = 2_000;

/** One page tells no more than this in its life. */
const mostOfAPage = 4 * reportLimit;

/** While a person's event is handled, an error comes from its handler. */
const handled = ['click', 'input', 'change', 'submit', 'keydown', 'pointerdown'];

let shell: RunningRelease | null = null;
let onScreen: RunningRelease | null = null;
const queue: Report[] = [];
let count = 0;
const culprits = new Culprits();
let sending: { timer: ReturnType<typeof setTimeout>; at: number } | null = null;
const told = new Set<string>();
const endings: (() => void)[] = [];

function send(): void {
  if (sending) clearTimeout(sending.timer);
  sending = null;
  while (queue.length > 0) {
    const body = JSON.stringify({ reports: queue.splice(0, reportLimit) });
    const json = new Blob([body], { type: 'application/json' });
    if (navigator.sendBeacon(address, json)) continue;
    const headers = { 'content-type': 'application/json' };
    fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  }
}

/** Tells a thing once in a page's life. */
function tell(key: string, report: Report, wait: number): void {
  if (told.has(key) || count >= mostOfAPage || shell === null) return;
  told.add(key);
  count += 1;
  queue.push(report);
  const at = Date.now() + wait;
  if (sending && sending.at <= at) return;
  if (sending) clearTimeout(sending.timer);
  sending = { timer: setTimeout(send, wait), at };
}

async function watchVitals(own: RunningRelease): Promise<void> {
  const { collectVitals } = await import('./report-vitals.ts');
  const collect = collectVitals(() => onScreen, own);
  endings.push(() => {
    for (const { name, version, vital, value } of collect()) {
      const report: Report = { name, version, event: 'vital', vital, value };
      tell(`${name}@${version} ${vital}`, report, patience.other);
    }
  });
}

function watchVitalsSoon(own: RunningRelease): void {
  setTimeout(() => {
    // A page without vitals is only one that nobody can measure.
    watchVitals(own).catch(() => undefined);
  }, vitalsAfter);
}

/** A page of a release is on the screen. */
export function reportShown(name: string, version: string): void {
  if (name !== 'shell') {
    if (!onScreen && shell) watchVitalsSoon(shell);
    onScreen = { name, version };
  }
  tell(`${name}@${version}`, { name, version, event: 'shown' }, patience.other);
}

/**
 * Something of a release failed.
 * @param of the release that did not load, or whose boundary caught the error; `null`: it was
 *   caught by none
 */
export function reportFailure(
  kind: FailureKind,
  error: unknown,
  of: RunningRelease | null = null,
): void {
  const message = cleanMessage(error);
  const blamed = kind === 'load' && of ? [of] : culprits.of(error, of, onScreen ?? shell);
  for (const { name, version } of blamed) {
    const report: Report = { name, version, event: 'failed', kind, message };
    tell(`${name}@${version} ${kind} ${message}`, report, patience.failure);
  }
}

function hearErrors(): void {
  let isHandling = false;
  const handle = (): void => {
    isHandling = true;
    setTimeout(() => {
      isHandling = false;
    });
  };
  for (const event of handled) addEventListener(event, handle, { capture: true, passive: true });
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error it is a script's or a picture's, or the browser's own complaint.
    if (error) reportFailure(isHandling ? 'handler' : 'timer', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const isGivenUp = reason instanceof DOMException && reason.name === 'AbortError';
    if (!isGivenUp) reportFailure('promise', reason);
  });
}

/**
 * Begins to tell the gateway how the releases of this page do: nothing of the person who uses it.
 * @param version of the shell
 */
export function startReports(version: string): void {
  shell = { name: 'shell', version };
  Object.assign(globalThis, { [tellsGlobal]: true });
  reportShown('shell', version);
  hearErrors();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const end of endings) end();
    send();
  });
}
