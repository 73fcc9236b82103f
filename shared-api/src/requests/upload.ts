import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { watchForStall } from './stall-watch.ts';
import { reportProgress } from './upload-progress.ts';

interface UploadRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
}

type UploadResult =
  { data: unknown; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

/** How to stop what is under way, by `Idempotency-Key`. */
const running = new Map<string, () => void>();

/**
 * Stops the upload that was sent with this `Idempotency-Key`. Its call ends with `ABORTED` as one
 * that broke, so that its tags apply: it may have arrived all the same. (The `abort()` of a call
 * leaves its tags out.)
 */
export function cancelUpload(idempotencyKey: string): void {
  running.get(idempotencyKey)?.();
}

/**
 * Sends files over XMLHttpRequest, which alone tells how far an upload is. Progress is reported
 * under the request's `Idempotency-Key`. Until it is over, the browser asks before the tab is closed
 * or reloaded. Never rejects.
 */
export function upload({
  url,
  method,
  headers,
  body,
  signal,
}: UploadRequest): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const key = headers['Idempotency-Key'];
    let isCancelled = false;
    const abort = (): void => request.abort();
    const cancel = (): void => {
      isCancelled = true;
      abort();
    };
    const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    const stall = watchForStall(abort);
    const finish = (result: UploadResult): void => {
      stall.end();
      removeEventListener('beforeunload', askBeforeLeaving);
      signal.removeEventListener('abort', cancel);
      if (key !== undefined) {
        running.delete(key);
        reportProgress(key, null);
      }
      resolve(result);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      stall.moved();
      if (key !== undefined && lengthComputable) {
        // Rounded down: at 100 everything has been sent.
        reportProgress(key, Math.floor((loaded / total) * 100));
      }
    };
    request.onload = () => finish(readAnswer(request));
    request.onerror = () => finish({ error: { status: 'FETCH_ERROR', error: 'network failure' } });
    request.onabort = () =>
      finish({
        error: isCancelled
          ? { status: 'CUSTOM_ERROR', error: 'aborted' }
          : { status: 'TIMEOUT_ERROR', error: 'stalled' },
      });

    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', cancel);
    addEventListener('beforeunload', askBeforeLeaving);
    if (key !== undefined) {
      running.set(key, cancel);
      reportProgress(key, 0);
    }
    request.send(body);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadResult {
  let data: unknown;
  try {
    data = responseText === '' ? null : JSON.parse(responseText);
  } catch (error) {
    return {
      error: {
        status: 'PARSING_ERROR',
        originalStatus: status,
        data: responseText,
        error: String(error),
      },
    };
  }
  return status >= 200 && status < 300 ? { data } : { error: { status, data } };
}
