import { ApiFailure } from '../requests/api-failure.ts';
import { followRefusal } from '../requests/follow-refusal.ts';
import { readToken } from '../session/stored-session.ts';
import { nameInDisposition } from './file-name.ts';
import { saveFile } from './save-file.ts';

/**
 * Fetches a private file with the session's token and hands it to the browser to save, under the
 * name that the server gives.
 *
 * @param url address of the file, `/IFJ/api/files/{id}`
 * @param suggestedName name when the server gives none
 * @throws ApiFailure, for `describeError`, when the file cannot be had
 */
export async function downloadFile(url: string, suggestedName: string): Promise<void> {
  const token = readToken();
  const response = await fetch(new URL(url, location.origin), {
    credentials: 'omit',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new ApiFailure('FETCH_ERROR');
  });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    const failure = new ApiFailure(response.status, data);
    followRefusal(failure, token);
    throw failure;
  }
  const name = nameInDisposition(response.headers.get('Content-Disposition'));
  saveFile(await response.blob(), name ?? suggestedName);
}
