import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runningAddress } from '../process/running-product.ts';
import { isApiDocument, type ApiDocument } from './openapi/document.ts';

/** The api that releases are held against. */
export interface LiveApi {
  /** For people: what it is and where it was read. */
  place: string;
  document: ApiDocument;
}

/** The api's document could not be had; the message says why. */
export class ApiUnknownError extends Error {
  override readonly name = 'ApiUnknownError';
  readonly wayOut =
    'Name it with --api or API_DOCUMENT: the address of the running product, or the file of the' +
    ' api that is about to start (api/openapi.json).';
}

const documentPath = '/IFJ/api/openapi.json';

/** Milliseconds in which the api must answer. */
const patience = 5_000;

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

async function textAt(place: string): Promise<string> {
  if (!isAddress(place)) return readFile(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it did not answer within ${patience / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/**
 * Reads an api's OpenAPI document.
 * @param named a file, the address of a document (`….json`), or that of a running product
 * @param from folder that a relative path starts from
 * @throws ApiUnknownError
 */
export async function readApi(named: string, from: string): Promise<LiveApi> {
  const address = isAddress(named) && !new URL(named).pathname.endsWith('.json');
  const place = address
    ? new URL(documentPath, named).href
    : isAddress(named)
      ? named
      : resolve(from, named);
  let value: unknown;
  try {
    value = JSON.parse(await textAt(place));
  } catch (error) {
    throw new ApiUnknownError(
      `The api's document could not be read from ${place}: ${reason(error)}.`,
      { cause: error },
    );
  }
  if (!isApiDocument(value)) {
    throw new ApiUnknownError(`${place} is no OpenAPI document.`);
  }
  return { place: `the api (${place})`, document: value };
}

/**
 * Finds the api that visitors reach: the named one, or that of the product that runs on a data
 * folder.
 * @param where `dataFolder`: `null` if it is not known; `from`: where a relative path starts
 * @throws ApiUnknownError
 */
export async function liveApi(
  named: string | undefined,
  { dataFolder, from }: { dataFolder: string | null; from: string },
): Promise<LiveApi> {
  const place = named || (dataFolder === null ? undefined : await runningAddress(dataFolder));
  if (place === undefined) {
    const where = dataFolder === null ? 'is known' : `runs on ${dataFolder}`;
    throw new ApiUnknownError(`No product that could be asked for the api's document ${where}.`);
  }
  return readApi(place, from);
}
