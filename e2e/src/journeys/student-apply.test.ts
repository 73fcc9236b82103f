import { expect, test } from '../journey.ts';
import { lineOf } from '../line.ts';
import { logIn, logOut } from '../people/accounts.ts';
import { ApplicationForm, largeFiles, pdf } from '../people/application-form.ts';
import { pdfOf } from '../people/documents.ts';
import { awaitMail } from '../people/mails.ts';
import { receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 180_000 });

const letter = 'I would like to learn with you.';
const small = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };

test('the form says who applies, what is missing and what a file must be', async ({
  page,
  product,
}) => {
  const { api, jobId } = await receiveApplications(product, 0);
  const student = await api.registerStudent();
  const form = new ApplicationForm(page);
  await logIn(page, student);
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();

  await test.step('who applies', async () => {
    for (const text of [student.name, student.email, 'University of Lagos', 'Computer Science']) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('the rules of files, before one is chosen', async () => {
    for (const label of ['Resume', 'Internship letter']) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        /^PDF, DOCX or DOC, up to 5 MB\./,
      );
    }
  });

  await test.step('what is missing, until nothing is', async () => {
    const missing = async (...steps: string[]) => {
      const reason = `Before you apply: ${steps.join(', ')}.`;
      await expect(form.apply).toBeDisabled();
      await expect(form.apply).toHaveAccessibleDescription(reason);
      await expect(page.getByText(reason)).toBeVisible();
    };
    await missing('choose your resume', 'choose your internship letter', 'write a cover letter');
    await form.choose(small);
    await missing('write a cover letter');
    await form.letter.fill('   ');
    await missing('write a cover letter');
    await form.letter.fill(letter);
    await expect(form.apply).toBeEnabled();
    await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
    await missing('choose your resume');
  });

  await test.step('a file of the wrong kind or size says so, and all else stays', async () => {
    const program = Buffer.from('MZ this is a program');
    for (const [file, problem] of [
      [pdf('resume.exe', program), '“resume.exe” is not a PDF, DOCX or DOC file.'],
      [pdf('fake.pdf', program), '“fake.pdf” is named .pdf but its content is something else.'],
      [pdf('empty.pdf', Buffer.alloc(0)), '“empty.pdf” is empty.'],
      [
        pdf('large.pdf', Buffer.concat([small.resume, Buffer.alloc(6 * 1024 * 1024)])),
        '“large.pdf” is 6.1 MB; the limit is 5 MB.',
      ],
    ] as const) {
      await page.getByLabel('Resume').setInputFiles(file);
      await expect(page.getByRole('main').getByText(problem)).toBeVisible();
      await expect(page.getByText('letter.pdf', { exact: true })).toBeVisible();
      await expect(form.letter).toHaveValue(letter);
      await expect(form.apply).toBeDisabled();
    }
    await page.getByLabel('Resume').setInputFiles(pdf('resume.pdf', small.resume));
    await form.expectKept(letter);
  });
});

test('an upload can be watched, cancelled, fail and be tried again; it arrives once', async ({
  page,
  product,
  context,
}) => {
  const { api, organization, jobId } = await receiveApplications(product, 0);
  const student = await api.registerStudent();
  const files = largeFiles(student.name);
  const form = new ApplicationForm(page);
  await logIn(page, student);

  const second = await context.newPage();
  const secondForm = new ApplicationForm(second);
  await test.step('another tab has the same form open', async () => {
    await secondForm.open(jobId, organization.id);
    await secondForm.choose(small);
    await secondForm.letter.fill('Once more.');
  });

  await form.open(jobId, organization.id);
  await form.choose(files);
  await form.letter.fill(letter);
  const line = await lineOf(page);

  await test.step('on a slow line it shows how far it is, and can be cancelled', async () => {
    await line.slow(50_000);
    await form.apply.click();
    await expect(form.progress).toHaveAttribute('value', /^[1-9]/);
    await expect(page.getByText(/^[1-9]\d? %$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(
      page.getByText('The upload was cancelled. Your files and your letter are still here.'),
    ).toBeVisible();
    await expect(form.progress).toBeHidden();
    await form.expectKept(letter);
    expect(await api.applicationsOf(organization)).toEqual([]);
  });

  await test.step('without a line it fails, and everything stays', async () => {
    await line.cut();
    await form.apply.click();
    await expect(page.getByRole('alert')).toContainText('Failed to submit the application.');
    await form.expectKept(letter);
    await line.restore();
  });

  await test.step('the next try arrives, with both files and a receipt', async () => {
    await form.apply.click();
    await expect(form.submitted).toBeVisible();
    const [application, ...others] = await api.applicationsOf(organization);
    expect(others).toEqual([]);
    for (const [address, content] of [
      [application?.resume, files.resume],
      [application?.internship_letter, files.letter],
    ] as const) {
      expect((await api.download(address ?? '', organization)).equals(content)).toBe(true);
    }
    await awaitMail(product.mailDir, student.email, /^Your application for /);
    await page.getByRole('link', { name: 'Continue to Job search' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  });

  await test.step('the other tab is told so, and the address from then on', async () => {
    await secondForm.apply.click();
    const told = second.getByRole('main').getByText('You have already applied for this job.');
    await expect(told).toBeVisible();
    await second.reload();
    await expect(told).toBeVisible();
    await second.getByRole('link', { name: 'See my applications' }).click();
    await expect(second).toHaveURL(/\/dashboard\/applications\?tab=Applied$/);
    await expect(second.getByRole('article')).toHaveCount(1);
    expect(await api.applicationsOf(organization)).toHaveLength(1);
  });
});

test('the letter outlasts a reload, a crash and the session, until somebody logs out', async ({
  page: first,
  product,
  context,
}) => {
  const { api, organization, jobId } = await receiveApplications(product, 0);
  const student = await api.registerStudent();
  await logIn(first, student);
  await new ApplicationForm(first).open(jobId, organization.id);

  await test.step('a reload, after which the files have to be chosen again', async () => {
    const form = new ApplicationForm(first);
    await form.choose(small);
    await form.letter.fill(letter);
    await first.reload();
    await expect(form.letter).toHaveValue(letter);
    for (const [label, name] of [
      ['Resume', 'resume.pdf'],
      ['Internship letter', 'letter.pdf'],
    ] as const) {
      await expect(first.getByLabel(label)).toHaveAccessibleDescription(
        new RegExp(`“${name}” could not be kept: choose it once more\\.`),
      );
    }
  });

  const page = await context.newPage();
  const form = new ApplicationForm(page);
  await test.step('a crash', async () => {
    const written = `${letter} I can begin in May.`;
    await new ApplicationForm(first).letter.fill(written);
    await expect.poll(() => first.evaluate(() => JSON.stringify(localStorage))).toContain(written);
    const crash = first.waitForEvent('crash');
    const browser = await context.newCDPSession(first);
    void browser.send('Page.crash').catch(() => undefined);
    await crash;
    await form.open(jobId, organization.id);
    await expect(form.letter).toHaveValue(written);
  });

  await test.step('the end of the session at the moment of sending', async () => {
    await form.choose(small);
    await form.letter.fill(letter);
    expect((await api.call('POST', '/logout-everywhere', student)).ok).toBe(true);
    await form.apply.click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('Your session is over. Log in to go on.')).toBeVisible();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/jobs/${jobId}/apply/${organization.id}$`));
    await expect(form.letter).toHaveValue(letter);
  });

  await test.step('logging out removes it', async () => {
    await logOut(page);
    await logIn(page, student);
    await form.open(jobId, organization.id);
    await expect(form.letter).toHaveValue('');
  });
});
