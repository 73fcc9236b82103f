import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerOrganization, registerStudent } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { cancel, dates, invite } from '../../testing/interviews.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import { sentTo } from '../../testing/mails.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.mail.startSending();
}, 60_000);
afterAll(() => api.close());

async function invited() {
  const organization = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  const student = await registerStudent(api);
  const job = await postJob(api, organization);
  const application = await applyTo(api, student, job.id);
  const { id } = await invite(api, organization, application);
  /** What the student reads of the interview's end: in the mail, and in the product. */
  async function read() {
    const mails = await sentTo(api, student.email);
    const path = `/view_notifications/${student.userId}`;
    const { notifications } = (await api.call('GET', path, { token: student.token })).json<{
      notifications: { title: string; message: string }[];
    }>();
    return {
      mail: mails.map(({ text }) => text).find((text) => text.includes('cancelled')) ?? '',
      told: notifications.find(({ title }) => title === 'Interview cancelled')?.message ?? '',
    };
  }
  return { organization, job, application, id, read };
}

const mayFollow = /may offer you new dates|stays open/;

test('an interview that ends with its job says so, and promises no other', async () => {
  const { organization, job, read } = await invited();
  await api.call('DELETE', `/jobs/${job.id}`, { token: organization.token });
  const { mail, told } = await read();
  expect(mail).toContain('Ikeja Robotics has deleted this job');
  expect(mail).toContain('Your application is kept');
  expect(told).toContain('has deleted the job');
  expect(`${mail} ${told}`).not.toMatch(mayFollow);
});

test('one that its organization calls off leaves the application open', async () => {
  const { organization, job, application, id, read } = await invited();
  await cancel(api, organization, id);
  const { mail, told } = await read();
  expect(mail).toMatch(mayFollow);
  expect(told).toMatch(mayFollow);
  expect(`${mail} ${told}`).not.toContain('deleted');
  await invite(api, organization, application, await dates(api, 9));
  await api.call('DELETE', `/jobs/${job.id}`, { token: organization.token });
  expect((await read()).told).toContain('has deleted the job');
});
