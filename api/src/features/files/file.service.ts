import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Database } from '../../db/client.ts';
import { uuidV7 } from '../../db/uuid-v7.ts';
import { notFound } from '../../errors.ts';
import type { Storage } from '../../plugins/storage.ts';
import type { Session } from '../sessions/session.service.ts';
import { admitDownload } from '../tries/try.service.ts';
import type { Claim } from './claim.ts';
import { contentTypes, type AcceptedExtension } from './file-rules.ts';
import { writeDownload } from './download.repository.ts';
import { safeName } from './file-names.ts';
import { forgetUnattached, insertFiles, selectFileFor, type NewFile } from './file.repository.ts';

interface Dependencies {
  db: Database;
  files: Storage;
  claim: Claim;
}

/** A file that was judged and waits in the spool. */
export interface AcceptedFile {
  kind: NewFile['kind'];
  path: string;
  name: string;
  type: AcceptedExtension;
  size: number;
  sha256: string;
}

function newKey(extension: string): string {
  const key = randomUUID();
  return `applications/${key.slice(0, 2)}/${key}.${extension}`;
}

/**
 * Moves accepted files from the spool into the storage. They are written down before their bytes
 * are stored, and belong to no application yet; see `attachFiles` and `dropFiles`.
 * @returns their ids, in the order given.
 */
export async function storeFiles(
  { db, files, claim }: Dependencies,
  accepted: AcceptedFile[],
): Promise<string[]> {
  const storedBy = await claim.number();
  const rows = accepted.map(({ kind, name, type, size, sha256 }) => ({
    id: uuidV7(),
    kind,
    storageKey: newKey(type),
    name: safeName(name, type),
    contentType: contentTypes[type],
    size,
    sha256,
    storedBy,
  }));
  await insertFiles(db, rows);
  const taken = accepted.map(({ path }, at) => {
    const row = rows[at] as NewFile;
    return files.take(path, row.storageKey, row);
  });
  // All must have come to an end before anything is undone.
  for (const result of await Promise.allSettled(taken)) {
    if (result.status === 'rejected') {
      await dropFiles(
        { db, files },
        rows.map((row) => row.id),
      );
      throw result.reason;
    }
  }
  return rows.map((row) => row.id);
}

/** Removes files again that no application has got; those that one has are left alone. */
export async function dropFiles(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  ids: string[],
): Promise<void> {
  await db.transaction((tx) => forgetUnattached(tx, { ids }, (key) => files.remove(key)));
}

/**
 * Opens a file for the student who sent it or the organization that received it. That an
 * organization took it is written down.
 * @throws 404 for everyone else; 429 after too many by one organization.
 */
export async function openFile(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  session: Session,
  id: string,
): Promise<{ content: Readable; name: string; contentType: string; size: number }> {
  const orgId = session.role === 'organization' ? session.roleSpecificId : null;
  const file = await selectFileFor(db, id, { userId: session.userId, orgId });
  if (!file) throw notFound();
  if (orgId) await admitDownload(db, orgId);
  const content = await files.read(file.storageKey, file.size);
  try {
    if (orgId) await writeDownload(db, { fileId: file.id, orgId, userId: session.userId });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { content, name: file.name, contentType: file.contentType, size: file.size };
}
