import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCompoundFile, makeDocx, makePdf, makeZip } from '../../testing/documents.ts';
import { attachment, safeName } from './file-names.ts';
import { fileLimit, judgeFile } from './file-rules.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ifj-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function judge(name: string, content: Buffer | string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return judgeFile({ path, name, size: Buffer.byteLength(content) }, 'resume');
}

describe('judgeFile', () => {
  test.each([
    ['resume.pdf', 'pdf', makePdf()],
    ['RESUME.PDF', 'pdf', makePdf(fileLimit)],
    ['resume.docx', 'docx', makeDocx()],
    ['resume.doc', 'doc', makeCompoundFile()],
    ['my.old.resume.Doc', 'doc', makeCompoundFile()],
  ])('takes %s as %s', async (name, type, content) => {
    expect(await judge(name, content)).toEqual({ type });
  });

  test.each([
    ['larger than the limit', 'resume.pdf', makePdf(fileLimit + 1), 'size'],
    ['a ZIP named PDF', 'resume.pdf', makeZip({ 'a.txt': 'a' }), 'type'],
    ['text named PDF', 'resume.pdf', 'plain words', 'type'],
    ['HTML named DOC', 'resume.doc', '<html><script>alert(1)</script></html>', 'type'],
    ['a program named PDF', 'resume.pdf', Buffer.from('7f454c4602010100', 'hex'), 'type'],
    ['a PDF named DOCX', 'resume.docx', makePdf(), 'name'],
    ['a DOCX named PDF', 'resume.pdf', makeDocx(), 'name'],
    ['a PDF with another ending', 'resume.pdf.exe', makePdf(), 'name'],
    ['a PDF without an ending', 'pdf', makePdf(), 'name'],
    ['a PDF whose name ends in a blank', 'resume.pdf ', makePdf(), 'name'],
    ['an old spreadsheet named DOC', 'resume.doc', makeCompoundFile('Workbook'), 'type'],
    ['a macro document', 'resume.docx', macroDocument(), 'type'],
    ['a compound file cut short', 'resume.doc', makeCompoundFile().subarray(0, 700), 'type'],
    ['a compound file whose chain runs in a circle', 'resume.doc', circle(), 'type'],
    ['nothing but a signature', 'resume.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'type'],
  ])('refuses %s', async (_what, name, content, broken) => {
    expect(await judge(name, content)).toEqual({
      broken,
      text: expect.stringMatching(/^resume .*\.$/),
    });
  });

  test('ends soon, whatever the bytes are', async () => {
    const whole = makeCompoundFile();
    for (let at = 0; at < 1_200; at += 7) {
      const bent = Buffer.from(whole);
      bent.writeUInt32LE(0xfffffff0 - at, Math.min(at, bent.length - 4));
      expect(await judge('bent.doc', bent)).toBeDefined();
    }
  });
});

function macroDocument() {
  const kind = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  return makeZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}

function circle() {
  const file = makeCompoundFile('Workbook');
  file.writeUInt32LE(1, 512 + 8);
  return file;
}

const samples = fileURLToPath(new URL('../../../../../shared/data/files', import.meta.url));

if (existsSync(samples)) {
  describe('files from elsewhere', () => {
    test.each([
      ['arabic.pdf', 'pdf'],
      ['footnotes.docx', 'docx'],
      ['google-doc.pdf', 'pdf'],
      ['large-1.8mb.pdf', 'pdf'],
      ['legacy-word.doc', 'doc'],
      ['password.pdf', 'pdf'],
      ['tables.docx', 'docx'],
      ['with-attachment.pdf', 'pdf'],
    ])('%s is taken as %s', async (name, type) => {
      const path = join(samples, name);
      const { size } = await stat(path);
      expect(await judgeFile({ path, name, size }, 'resume')).toEqual({ type });
    });

    test.each(['zip-named.pdf', 'plain-text.txt'])('%s is refused', async (name) => {
      const content = await readFile(join(samples, name));
      expect(await judge(name, content)).toHaveProperty('broken');
      expect(await judge('resume.pdf', content)).toHaveProperty('broken', 'type');
    });
  });
}

test('a file that is gone is no fault of its sender', async () => {
  const gone = { path: join(folder, 'gone'), name: 'resume.pdf', size: 5 };
  await expect(judgeFile(gone, 'resume')).rejects.toThrow('ENOENT');
});

describe('safeName', () => {
  test.each([
    ['resume.pdf', 'resume.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\cv.PDF', 'cv.pdf'],
    ['line\r\nx-evil: 1.pdf', 'linex-evil 1.pdf'.replace('x-evil ', 'x-evil ')],
    ['harmless\u202efdp.exe.pdf', 'harmlessfdp.exe.pdf'],
    ['"quoted"; filename=x.pdf', 'quoted; filename=x.pdf'],
    ['.pdf', 'file.pdf'],
    ['....pdf', 'file.pdf'],
    ['Ọláyínká Adé.pdf', 'Ọláyínká Adé.pdf'],
    ['a   b\t.pdf', 'a b.pdf'],
  ])('%j becomes %j', (given, safe) => {
    expect(safeName(given, 'pdf')).toBe(safe);
  });

  test('cuts long names between characters', () => {
    const name = safeName(`${'漢'.repeat(300)}.pdf`, 'pdf');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^漢+\.pdf$/);
  });

  test.each(['.', ' ', ' .', 'a', '.a'])('is soon made of 64 KB of %j', (part) => {
    const start = performance.now();
    expect(safeName(`x${part.repeat(64 * 1024)}x.pdf`, 'pdf')).toMatch(/^x.*\.pdf$/);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('attachment', () => {
  test('holds the name twice, for old and for new readers', () => {
    expect(attachment("Adé's (1) cv.pdf")).toBe(
      `attachment; filename="Ad_'s (1) cv.pdf"; filename*=UTF-8''Ad%C3%A9%27s%20%281%29%20cv.pdf`,
    );
  });

  test('is one line of ASCII, whatever the name', () => {
    const header = attachment('a"b\\c%d\r\nx: y\u202e漢.pdf');
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%!~-]+$/);
    expect(header.split('"')).toHaveLength(3);
  });
});
