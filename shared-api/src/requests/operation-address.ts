import { apiAddress } from './base-query.ts';

/**
 * Address of an operation that is opened by it: a page, or a file. Generated functions call this.
 *
 * @param path below the api's address, `/me/export`
 * @param query what is undefined is left out
 */
export function operationAddress(
  path: string,
  query: Record<string, string | undefined> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  return apiAddress + path + `?${search}`.replace(/\?$/, '');
}
