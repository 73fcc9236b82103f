import { open, type FileHandle } from 'node:fs/promises';

/*
 * A Word 97-2003 file is a compound file ([MS-CFB]): sectors chained by an allocation table, and
 * a directory whose entries name the streams. Every old Office file begins with the same bytes;
 * the stream "WordDocument" is what makes one a Word document.
 */
const signature = 'd0cf11e0a1b11ae1';
const headerSize = 512;
const entrySize = 128;
const streamEntry = 2;
/** Sector numbers above this are marks, such as the end of a chain. */
const lastSector = 0xfffffffa;
/** The allocation table's first sectors stand in the header: enough for a file of 7 MB. */
const tableSlots = { offset: 76, count: 109 };

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function namesWordDocument(entry: Buffer): boolean {
  const nameLength = entry.readUInt16LE(64);
  if (entry.readUInt8(66) !== streamEntry || nameLength < 2 || nameLength > 64) return false;
  return entry.toString('utf16le', 0, nameLength - 2) === 'WordDocument';
}

async function directoryHasWordDocument(file: FileHandle, header: Buffer): Promise<boolean> {
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const sectorSize = 2 ** shift;
  const sector = (number: number) => readAt(file, (number + 1) * sectorSize, sectorSize);
  const seen = new Set<number>();
  let current = header.readUInt32LE(48);
  while (current <= lastSector && !seen.has(current)) {
    seen.add(current);
    const entries = await sector(current);
    if (entries.length < sectorSize) return false;
    for (let at = 0; at < sectorSize; at += entrySize) {
      if (namesWordDocument(entries.subarray(at, at + entrySize))) return true;
    }
    const slot = Math.floor(current / (sectorSize / 4));
    if (slot >= tableSlots.count) return false;
    const table = await sector(header.readUInt32LE(tableSlots.offset + slot * 4));
    const position = (current % (sectorSize / 4)) * 4;
    if (table.length < position + 4) return false;
    current = table.readUInt32LE(position);
  }
  return false;
}

/** Whether the file at `path` is a Word 97-2003 document. Anything unreadable in it means no. */
export async function isWordDocument(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const header = await readAt(file, 0, headerSize);
    if (header.length < headerSize || header.toString('hex', 0, 8) !== signature) return false;
    return await directoryHasWordDocument(file, header);
  } finally {
    await file.close();
  }
}
