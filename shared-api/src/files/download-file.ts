import { ApiFailure } from '../requests/api-failure.ts';
import { followRefusal } from '../requests/follow-refusal.ts';
import { readToken } from '../session/stored-session.ts';
import { nameInDisposition } from './file-name.ts';

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
  save(await response.blob(), name ?? suggestedName);
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
