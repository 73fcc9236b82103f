import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A small PDF; each call makes other bytes. `size` pads it to so many bytes. */
export function makePdf(size = 0): Buffer {
  const head = Buffer.from(`%PDF-1.7\n% ${randomBytes(8).toString('hex')}\n`);
  const tail = Buffer.from('\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const padding = Buffer.alloc(Math.max(0, size - head.length - tail.length), ' ');
  return Buffer.concat([head, padding, tail]);
}

/** A ZIP archive whose entries are stored as they are. */
export function makeZip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const nameBytes = Buffer.from(name);
    const content = Buffer.from(text);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(content), 0);
    sums.writeUInt32LE(content.length, 4);
    sums.writeUInt32LE(content.length, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    const local = Buffer.concat([
      Buffer.from('504b030414000000000000002158', 'hex'),
      sums,
      lengths,
      nameBytes,
      content,
    ]);
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset, 0);
    directory.push(
      Buffer.concat([
        Buffer.from('504b0102140014000000000000002158', 'hex'),
        sums,
        lengths,
        Buffer.alloc(10),
        at,
        nameBytes,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** A Word document as Word has written it since 2007. */
export const makeDocx = (text = 'Hello') =>
  makeZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });

/** A compound file, as old Office programs wrote it, with one stream of the given name. */
export function makeCompoundFile(stream = 'WordDocument'): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  const entry = (name: string, type: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, 64);
    bytes.writeUInt8(type, 66);
    return bytes;
  };
  // The stream stands in the directory's second sector, so that the chain has to be followed.
  const first = Buffer.concat([entry('Root Entry', 5), Buffer.alloc(384)]);
  const second = Buffer.concat([entry(stream, 2), Buffer.alloc(384)]);
  return Buffer.concat([header, table, first, second, Buffer.alloc(4096)]);
}
