import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { applications } from '../../db/tables/applications.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makePdf } from '../../testing/documents.ts';
import { growth, nothing } from '../../testing/growth.ts';
import { applicationParts, formBody, formType, postJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { fileLimit } from '../files/file-rules.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';
import type { ApplicationAnswer } from './application.schema.ts';

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

describe('a body on a real line', () => {
  let port: number;
  let student: TestAccount;
  beforeAll(async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    port = (api.app.server.address() as AddressInfo).port;
    student = await registerStudent(api);
  });

  /** Sends a head and then `chunk` again and again, until the other side has had enough. */
  async function pour(headers: string[], chunk: Buffer, token = student.token) {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const head = ['POST /IFJ/api/apply-job HTTP/1.1', 'host: x', `authorization: Bearer ${token}`];
    socket.write([...head, `content-type: ${formType}`, ...headers, '', ''].join('\r\n'));
    const start = formBody([pdf('resume')]).subarray(0, -40);
    const framed = (data: Buffer) =>
      Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
    const chunked = headers.includes('transfer-encoding: chunked');
    socket.write(chunked ? framed(start) : start);
    const pump = () => {
      while (!socket.destroyed && socket.write(chunked ? framed(chunk) : chunk))
        sent += chunk.length;
    };
    socket.on('drain', pump);
    pump();
    await closed;
    return { answer, sent };
  }

  const megabyte = Buffer.alloc(1024 * 1024, 'x');

  test('that never ends is answered and cut off', async () => {
    const before = api.app.server.connections;
    const grown = await growth(api, async () => {
      const { answer, sent } = await pour(['transfer-encoding: chunked'], megabyte);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"fields":{"resume":"resume is too large."}');
      // What the line itself holds comes on top of what was read.
      expect(sent).toBeLessThan(fileLimit + 12 * 1024 * 1024);
    });
    expect(grown).toEqual(nothing);
    expect(api.app.server.connections).toBe(before);
  });

  test('that announces too much is refused before it is read', async () => {
    const { answer, sent } = await pour(['content-length: 99999999999'], megabyte);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(12 * 1024 * 1024);
  });

  test('that never ends is cut off for strangers too', async () => {
    const { answer, sent } = await pour(['transfer-encoding: chunked'], megabyte, 'x'.repeat(43));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(sent).toBeLessThan(12 * 1024 * 1024);
  });

  /** Sends one request as it is, and waits until the line is closed or `end` is found in it. */
  async function exchange(
    headers: string[],
    body: Buffer | string,
    end: RegExp,
    { path, type } = { path: '/apply-job', type: formType },
  ) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [`POST /IFJ/api${path} HTTP/1.1`, 'host: x', `content-type: ${type}`];
    socket.write([...head, ...headers, '', ''].join('\r\n'));
    socket.write(body);
    let answer = '';
    await new Promise<void>((resolve) => {
      socket.once('close', resolve);
      socket.on('data', (data) => {
        answer += data.toString();
        if (end.test(answer)) resolve();
      });
    });
    socket.destroy();
    return answer;
  }

  test('that is refused early but is short leaves the line fit for another request', async () => {
    const body = formBody(applicationParts(job.id, [pdf('resume', makePdf(1_000_000))]));
    const next = 'GET /IFJ/api/health/live HTTP/1.1\r\nhost: x\r\n\r\n';
    const both = Buffer.concat([body, Buffer.from(next)]);
    const answer = await exchange([`content-length: ${body.length}`], both, /"status":"ok"/);
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 /);
  });

  test('that is too large for its call leaves the line fit as well', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'a'.repeat(1_500_000), password: 'x' }));
    const next = 'GET /IFJ/api/health/live HTTP/1.1\r\nhost: x\r\n\r\n';
    const answer = await exchange(
      [`content-length: ${body.length}`],
      Buffer.concat([body, Buffer.from(next)]),
      /"status":"ok"/,
      { path: '/login', type: 'application/json' },
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"BODY_TOO_LARGE"[^]*HTTP\/1\.1 200 /);
  });

  if (process.env['LONG']) {
    test('that comes too slowly is answered and cut off after a minute', async () => {
      const began = Date.now();
      const headers = [`authorization: Bearer ${student.token}`, 'content-length: 100000'];
      const answer = await exchange(headers, formBody([pdf('resume')]).subarray(0, -40), /never/);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('Try again on a faster line, or with smaller files.');
      expect(Date.now() - began).toBeGreaterThan(59_000);
    }, 90_000);
  }

  test('whose sender goes away leaves nothing behind', async () => {
    const grown = await growth(api, async () => {
      const socket = connect(port, '127.0.0.1');
      const body = formBody(applicationParts(job.id, [pdf('resume', makePdf(1024 * 1024))]));
      socket.write(
        `POST /IFJ/api/apply-job HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${student.token}\r\n` +
          `content-type: ${formType}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.write(body.subarray(0, 600_000), resolve));
      const { spool } = api.app.files;
      await until(async () => (await readdir(spool)).length > 0);
      socket.destroy();
      await until(async () => (await readdir(spool)).length === 0);
    });
    expect(grown).toEqual(nothing);
  });

  test('of the usual kind is taken by an ordinary client', async () => {
    const form = new FormData();
    form.set('job_id', job.id);
    form.set('cover_letter', 'Dear team');
    form.set('resume', new File([new Uint8Array(makePdf(2_000_000))], 'my resume.pdf'));
    form.set('internship_letter', new File([new Uint8Array(makePdf())], 'letter.pdf'));
    const answer = await fetch(`http://127.0.0.1:${port}/IFJ/api/apply-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    const { application } = (await answer.json()) as { application: ApplicationAnswer };
    const [row] = await api.app.db
      .select()
      .from(applications)
      .where(eq(applications.id, application.id));
    expect(row?.coverLetter).toBe('Dear team');
  });

  test('with a file that is too large is read to its end, and the answer arrives', async () => {
    const form = new FormData();
    form.set('job_id', job.id);
    form.set('cover_letter', 'Dear team');
    form.set('resume', new File([new Uint8Array(makePdf(7_000_000))], 'my resume.pdf'));
    form.set('internship_letter', new File(['text'], 'letter.pdf'));
    const answer = await fetch(`http://127.0.0.1:${port}/IFJ/api/apply-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: form,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      fields: { resume: expect.any(String), internship_letter: expect.any(String) },
    });
  });
});
