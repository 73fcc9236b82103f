import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../../contract/release.ts';
import { integrityOf } from '../../store/integrity.ts';

/**
 * Stands in a build's output wherever the release's content hash belongs, and is as long as the
 * hash: the hash is known only when every file is.
 */
export const hashPlaceholder = '~ifj-hash~~~';

/** Stands in the entry for the integrity of a lazy chunk, which is known last of all. */
export function integrityPlaceholder(chunkId: string): string {
  return `*integrity:${chunkId}*`;
}

/** A release's files with the placeholders filled in. */
export interface StampedRelease {
  /** First 12 hex digits of the hash over all content. */
  hash: string;
  contents: Map<string, Buffer>;
  files: Record<string, ReleaseFile>;
}

function contentHash(contents: Map<string, Buffer>, facts: string): string {
  const hash = createHash('sha256').update(facts);
  for (const [file, content] of contents)
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, hashPlaceholder.length);
}

function fill(content: Buffer, replace: (text: string) => string): Buffer {
  const text = content.toString('latin1');
  const filled = replace(text);
  return filled === text ? content : Buffer.from(filled, 'latin1');
}

/**
 * Names a release after its content and fills in what depends on that name.
 * @param outputs file -> bytes as the bundler left them
 * @param facts what else makes it another release, such as its `remote.json`
 * @param chunkFiles chunk id -> its file, for the integrities that the entry carries
 */
export function stampRelease(
  outputs: Map<string, Buffer>,
  facts: string,
  chunkFiles: Record<string, string>,
): StampedRelease {
  const sorted = new Map([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)));
  const hash = contentHash(sorted, facts);
  const named = new Map(
    [...sorted].map(([file, content]) => [
      file,
      fill(content, (text) => text.replaceAll(hashPlaceholder, hash)),
    ]),
  );
  const contents = new Map(
    [...named].map(([file, content]) => [
      file,
      fill(content, (text) =>
        text.replace(/\*integrity:([^*]+)\*/g, (placeholder, chunkId: string) => {
          const chunk = named.get(chunkFiles[chunkId] ?? '');
          return chunk ? integrityOf(chunk) : placeholder;
        }),
      ),
    ]),
  );
  const files = Object.fromEntries(
    [...contents].map(([file, content]) => [
      file,
      { size: content.length, integrity: integrityOf(content) },
    ]),
  );
  return { hash, contents, files };
}
