import { afterEach } from '@jest/globals';

type GivenAnswer = { status: number; body: unknown } | 'no connection';
type Answer = GivenAnswer | 'nothing yet';

const real = globalThis.XMLHttpRequest;
/** Uploads that nothing has been answered yet. */
const waiting: ((answer: GivenAnswer) => void)[] = [];

let latest: FormData | null = null;

/** A text of the latest upload. */
export const uploadedText = (name: string) => latest?.get(name);

/** What the uploads are answered at last that wait for it. */
export function answerWaitingUploads(answer: GivenAnswer): void {
  for (const end of waiting.splice(0)) end(answer);
}

/** What uploads are answered until the end of the test: the browser of the tests sends no files. */
export function answerUploads(answer: Answer): void {
  class Upload {
    upload = {};
    status = 0;
    responseText = '';
    onload = (): void => undefined;
    onerror = (): void => undefined;
    onabort = (): void => undefined;
    open = (): void => undefined;
    setRequestHeader = (): void => undefined;
    end = (given: GivenAnswer): void => {
      if (given === 'no connection') {
        this.onerror();
        return;
      }
      this.status = given.status;
      this.responseText = JSON.stringify(given.body);
      this.onload();
    };
    send = (form: FormData): void => {
      latest = form;
      if (answer === 'nothing yet') waiting.push(this.end);
      else queueMicrotask(() => this.end(answer));
    };
    abort = (): void => {
      this.onabort();
    };
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
}

afterEach(() => {
  waiting.length = 0;
  latest = null;
  Object.assign(globalThis, { XMLHttpRequest: real });
});
