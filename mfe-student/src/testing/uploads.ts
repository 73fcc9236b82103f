import { afterEach } from '@jest/globals';

type Answer = { status: number; body: unknown } | 'no connection' | 'nothing yet';

const real = globalThis.XMLHttpRequest;

/** What uploads are answered until the end of the test: the browser of the tests sends no files. */
export function answerUploads(answer: Answer): void {
  class Upload {
    upload = {};
    status = typeof answer === 'string' ? 0 : answer.status;
    responseText = typeof answer === 'string' ? '' : JSON.stringify(answer.body);
    onload = (): void => undefined;
    onerror = (): void => undefined;
    onabort = (): void => undefined;
    open = (): void => undefined;
    setRequestHeader = (): void => undefined;
    send = (): void => {
      if (answer === 'nothing yet') return;
      queueMicrotask(answer === 'no connection' ? this.onerror : this.onload);
    };
    abort = (): void => {
      this.onabort();
    };
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
}

afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: real });
});
