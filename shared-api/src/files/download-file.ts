import { ApiFailure } from '../requests/api-failure.ts';
import { followRefusal } from '../requests/follow-refusal.ts';
import { watchForStall, type StallWatch } from '../requests/stall-watch.ts';
import { readToken } from '../session/stored-session.ts';
import { nameInDisposition } from './file-name.ts';
import { saveFile } from './save-file.ts';

/** The bytes of an answer; each part that arrives counts as a move. */
async function bytesOf({ headers, body }: Response, stall: StallWatch): Promise<Blob> {
  const parts: BlobPart[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    stall.moved();
    parts.push(part.value);
  }
  return new Blob(parts, { type: headers.get('Content-Type') ?? '' });
}

/**
 * Fetches a private file with the session's token and hands it to the browser to save, under the
 * name that the server gives. It is given up when nothing of it arrives for a minute.
 *
 * @param address that of its operation, as the function generated for it gives it
 * @param suggestedName name when the server gives none
 * @throws ApiFailure, for `describeError`, when the file cannot be had
 */
export async function downloadFile(address: string, suggestedName: string): Promise<void> {
  const token = readToken();
  const line = new AbortController();
  const stall = watchForStall(() => {
    line.abort();
  });
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      signal: line.signal,
    });
    if (!response.ok) {
      const data: unknown = await response.json().catch(() => null);
      const failure = new ApiFailure(response.status, data);
      followRefusal(failure, token);
      throw failure;
    }
    const content = await bytesOf(response, stall);
    const name = nameInDisposition(response.headers.get('Content-Disposition'));
    saveFile(content, name ?? suggestedName);
  } catch (error) {
    throw error instanceof ApiFailure ? error : new ApiFailure('FETCH_ERROR');
  } finally {
    stall.end();
  }
}
