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

/**
 * Sends files over XMLHttpRequest, which alone tells how far an upload is. Progress is reported
 * under the request's `Idempotency-Key`. Never rejects.
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
    const abort = (): void => request.abort();
    const stall = watchForStall(abort);
    const finish = (result: UploadResult): void => {
      stall.end();
      signal.removeEventListener('abort', abort);
      if (key !== undefined) reportProgress(key, null);
      resolve(result);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      stall.moved();
      if (key !== undefined && lengthComputable) {
        reportProgress(key, Math.round((loaded / total) * 100));
      }
    };
    request.onload = () => finish(readAnswer(request));
    request.onerror = () => finish({ error: { status: 'FETCH_ERROR', error: 'network failure' } });
    request.onabort = () =>
      finish({
        error: signal.aborted
          ? { status: 'CUSTOM_ERROR', error: 'aborted' }
          : { status: 'TIMEOUT_ERROR', error: 'stalled' },
      });

    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', abort);
    if (key !== undefined) reportProgress(key, 0);
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
