import type { DiscoveryDocument } from '../contract/discovery.ts';
import { NothingReadableError } from './errors.ts';
import { integrityOf } from './integrity.ts';

/** Objects with sorted keys, so that equal documents are equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}

function integrityOfDocument(document: Omit<DiscoveryDocument, 'integrity'>): string {
  return integrityOf(JSON.stringify(sorted({ ...document, integrity: undefined })));
}

/**
 * Gives a document its own hash.
 * @returns the document with `integrity` over everything else in it
 */
export function seal(document: Omit<DiscoveryDocument, 'integrity'>): DiscoveryDocument {
  return { ...document, integrity: integrityOfDocument(document) };
}

/**
 * Reads a document as it was stored.
 * @param text JSON
 * @returns `null` if it is cut off, not JSON, or its hash is wrong
 */
export function unseal(text: string): DiscoveryDocument | null {
  try {
    const document = JSON.parse(text) as DiscoveryDocument;
    return document.integrity === integrityOfDocument(document) ? document : null;
  } catch {
    return null;
  }
}

/** Why the live document cannot be read. */
export type Loss = 'damaged' | 'gone';

/** Says what became of the live document, and which takes its place. */
export function passedOver(place: string, loss: Loss, { revision }: DiscoveryDocument): string {
  return `${place} is ${loss}. Revision ${revision} of the history takes its place.`;
}

/** Says what became of the live document, and that none can take its place. */
export function noneLeft(place: string, loss: Loss): NothingReadableError {
  return new NothingReadableError(`${place} is ${loss}, and no earlier revision is left.`);
}
