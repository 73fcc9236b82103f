import { expect, test } from '@jest/globals';
import { textFormats, type TextFormat } from './text-formats.ts';

const takes = (format: TextFormat, text: string) => textFormats[format].form.test(text);

test.each([
  'Adaeze Okafor',
  "Chidi O'Neill-Ọláyínká",
  'Nguyễn Văn A',
  '李小龍',
  'אבי כהן',
  'محمد بن سلمان',
  'रा\u200dम',
  'می\u200cخواهم',
  'Ẹ̀ṣọ́',
  'AT&T',
  '3M (Nigeria) Ltd.',
  'Booking.com',
  'Ọ',
  'wwwhy',
])('%j is a name of anybody, a title and a line', (text) => {
  const formats = ['person', 'name', 'title', 'line'] as const;
  expect(formats.filter((format) => !takes(format, text))).toEqual([]);
});

test.each([
  'R&D / QA Intern',
  'C#/.NET Developer',
  'ASP.NET/C# intern',
  'Node.js intern',
  'Node.js/React developer',
  '24/7 support',
  'Intern (m/f/d): Sales / Marketing',
  'Software Engineer - C++ @ Booking.com',
  'HTTP/2 and www platform intern',
  'Data: pipelines, Ops: tools',
])('%j is a title', (text) => {
  expect(takes('title', text)).toBe(true);
});

test.each(['Adekunle A/C Services', 'Okafor/Bello Chambers', 'AC/DC Ltd.'])(
  '%j is a name of an organization',
  (text) => {
    expect(takes('name', text)).toBe(true);
  },
);

test.each([
  'Go developer 🚀 (₦150,000 – ₦200,000)',
  '👩\u200d💻 C++ / C# intern',
  '12, Allen Avenue; Ikeja',
  'https://ifj.example/jobs – Analyst',
])('%j is a line', (text) => {
  expect(takes('line', text)).toBe(true);
});

test.each([
  ['line feeds', 'Customer,\n\nYour IFJ account is locked'],
  ['a carriage return', 'Ada\rEve'],
  ['a tab', 'Ada\tEve'],
  ['a next line', 'Ada\u0085Eve'],
  ['a line separator', 'Ada\u2028Eve'],
  ['a paragraph separator', 'Ada\u2029Eve'],
  ['a bell', 'Ada\u0007'],
  ['a right-to-left override', 'Ada \u202eevE'],
  ['an isolate', 'Ada \u2066Eve'],
  ['a direction mark', 'Ada \u200eEve'],
  ['an Arabic letter mark', 'Ada \u061cEve'],
  ['nothing visible', '\u200b\u2060\ufeff'],
  ['letters that show nothing', '\u3164\u115f\uffa0'],
  ['a blank braille cell', '\u2800'],
  ['marks alone', '---'],
  ['nothing', ''],
])('a text with %s is neither a name nor a title nor a line', (_what, text) => {
  const formats = ['person', 'name', 'title', 'line'] as const;
  expect(formats.filter((format) => takes(format, text))).toEqual([]);
});

test.each([
  'Customer, confirm at https://evil.example/now',
  'see www.evil.example',
  'WWW.EVIL.EXAMPLE',
  'ftp://evil.example',
  'Claim now https://evil.example/login?x=1',
  'http:/evil.example',
  'Prize https:\\\\evil.example',
  'Prize hTTps:evil.example',
  'write mailto:me@evil.example',
])('%j is no name and no title', (text) => {
  const formats = ['person', 'name', 'title'] as const;
  expect(formats.filter((format) => takes(format, text))).toEqual([]);
});

test.each(['Winner, claim at evil.example/prize', 'evil.example\\prize'])(
  '%j is no name',
  (text) => {
    expect([takes('person', text), takes('name', text)]).toEqual([false, false]);
  },
);

test.each(['Ada / Eve', 'Ada\\Eve'])('%j is no name of a person', (text) => {
  expect(takes('person', text)).toBe(false);
});

test.each([
  '',
  'One line.',
  '- first\n- second\n\n\tindented',
  'from a form\r\nas browsers send it',
  ' \n\t',
  '👍',
  '…',
  '\ufeffpasted',
])('%j is prose', (text) => {
  expect(takes('prose', text)).toBe(true);
});

test.each([
  'a\u0007b',
  'a\rb',
  'a\u0000b',
  'a\u001b[2Jb',
  'a\u202eb',
  'a\u2067b',
  'a\u0085b',
  '\u200b\n\u2060',
  ' \u3164',
  '\u2800',
])('%j is no prose', (text) => {
  expect(takes('prose', text)).toBe(false);
});
