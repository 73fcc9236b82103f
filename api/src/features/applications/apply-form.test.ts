import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makePdf, makeZip } from '../../testing/documents.ts';
import { growth, nothing } from '../../testing/growth.ts';
import { applyTo, formBody, formType, postJob, submit, type Part } from '../../testing/jobs.ts';
import { fileLimit } from '../files/file-rules.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';

let api: TestApp;
let owner: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  job = await postJob(api, owner);
}, 60_000);
afterAll(() => api.close());

const pdf = (name: string, content: Buffer | string = makePdf(), filename = 'file.pdf') => ({
  name,
  filename,
  content,
});

/** The body of a form; parts with an empty name have none at all. */
const withoutName = (parts: Part[]) =>
  formBody(parts).toString('latin1').replaceAll('; name=""', '');

describe('a form that is not acceptable', () => {
  let student: TestAccount;
  beforeAll(async () => {
    student = await registerStudent(api);
  });

  const refused = async (parts: Part[]) => {
    let answer: object | undefined;
    const grown = await growth(api, async () => {
      const { statusCode, json } = await submit(api, student, job.id, { parts });
      answer = { status: statusCode, ...json<object>() };
    });
    expect(grown).toEqual(nothing);
    return answer;
  };

  test.each<[string, Part[], number, string, Record<string, RegExp>]>([
    [
      'a file that is too large',
      [pdf('resume', makePdf(fileLimit + 1))],
      413,
      'FILE_TOO_LARGE',
      { resume: /^resume is larger than 5 MB/ },
    ],
    [
      'two files that are too large',
      [pdf('resume', makePdf(fileLimit + 1)), pdf('internship_letter', makePdf(fileLimit + 9))],
      413,
      'FILE_TOO_LARGE',
      { resume: /larger/ },
    ],
    [
      'a ZIP named PDF',
      [pdf('resume', makeZip({ a: 'a' }))],
      415,
      'FILE_TYPE_NOT_ALLOWED',
      { resume: /^resume .*content/ },
    ],
    [
      'two files of other types',
      [pdf('resume', 'text'), pdf('internship_letter', makePdf(), 'letter.txt')],
      415,
      'FILE_TYPE_NOT_ALLOWED',
      { resume: /^resume .*content/, internship_letter: /^internship letter .*name/ },
    ],
    [
      'no letter and no resume',
      [pdf('resume', '', ''), { name: 'cover_letter', content: ' \n ' }],
      400,
      'VALIDATION_FAILED',
      { resume: /required/, cover_letter: /required/ },
    ],
    ['an empty file', [pdf('resume', '')], 415, 'FILE_TYPE_NOT_ALLOWED', { resume: /empty/ }],
    [
      'a letter that is too long',
      [{ name: 'cover_letter', content: 'x'.repeat(10_001) }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /10000/ },
    ],
    [
      'a letter far too long',
      [{ name: 'cover_letter', content: 'x'.repeat(60_000) }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /10000/ },
    ],
    [
      'unreadable characters',
      [{ name: 'cover_letter', content: 'nul\0' }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /unreadable/ },
    ],
    [
      'marks that turn the text',
      [{ name: 'cover_letter', content: 'harmless\u202etxet' }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /write it anew/ },
    ],
    [
      'fields that are none',
      [
        { name: 'status', content: 'Accepted' },
        { name: 'verified', content: '1' },
        pdf('passport'),
      ],
      400,
      'VALIDATION_FAILED',
      { status: /not a field/, verified: /not a field/, passport: /not a field/ },
    ],
    [
      'a field given twice',
      [
        { name: 'cover_letter', content: 'one' },
        { name: 'cover_letter', content: 'two' },
        pdf('resume'),
        pdf('resume'),
      ],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /twice/, resume: /twice/ },
    ],
    [
      'text for a file and a file for text',
      [{ name: 'resume', content: '%PDF-' }, pdf('cover_letter')],
      400,
      'VALIDATION_FAILED',
      { resume: /must be a file/, cover_letter: /must be a text/ },
    ],
    [
      'data for a text',
      [{ name: 'cover_letter', type: 'application/json', content: '{"dear":"all"}' }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /must be a text/ },
    ],
    [
      'a letter that shows nothing',
      [{ name: 'cover_letter', content: '\u200b\u2060' }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /write it anew/ },
    ],
  ])('%s', async (_what, parts, status, code, fields) => {
    expect(await refused(parts)).toMatchObject({
      status,
      code,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text)]),
      ),
    });
  });

  test.each([
    ['JSON', 'application/json', '{"resume":{}}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form cut short', formType, formBody([pdf('resume')]).subarray(0, 150), 400],
    ['a field named __proto__', formType, formBody([{ name: '__proto__', content: 'x' }]), 400],
    ['a text without a name', formType, withoutName([{ name: '', content: 'x' }]), 400],
    ['a file without a name', formType, withoutName([pdf('resume'), pdf('')]), 400],
    ['an empty body', formType, '', 400],
    ['forty fields', formType, formBody(Array<Part>(40).fill({ name: 'a', content: 'b' })), 400],
  ])('%s', async (_what, type, payload, status) => {
    const grown = await growth(api, async () => {
      const answer = await api.call('POST', '/apply-job', {
        token: student.token,
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(status);
    });
    expect(grown).toEqual(nothing);
  });
});

test('of forms that are cut short nothing stays in the spool', async () => {
  const student = await registerStudent(api);
  const payload = formBody([pdf('resume')]).subarray(0, 150);
  const grown = await growth(api, async () => {
    for (let times = 0; times < 200; times += 1) {
      const answer = await api.call('POST', '/apply-job', {
        token: student.token,
        headers: { 'content-type': formType },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  });
  expect(grown).toEqual(nothing);
}, 60_000);

test('names are kept readable and cannot do harm', async () => {
  const student = await registerStudent(api);
  const { resume_name } = await applyTo(api, student, job.id, {
    parts: [pdf('resume', makePdf(), `../../${'é'.repeat(300)}\u202e.pdf`)],
  });
  expect(resume_name).toMatch(/^é+\.pdf$/);
});

test('a line end of a letter is one character, however a browser sends it', async () => {
  const student = await registerStudent(api);
  const { cover_letter } = await applyTo(api, student, job.id, {
    parts: [{ name: 'cover_letter', content: `${'x\r\n'.repeat(4_000)}x` }],
  });
  expect(cover_letter).toBe(`${'x\n'.repeat(4_000)}x`);
});
