import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SmallArea, studentPath } from '../faults/small-area.ts';
import { inWorkspace } from '../command.ts';
import { logIn, newAccount, signUpStudent } from '../people/accounts.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

test.describe.configure({ mode: 'serial' });

const list = (release: string): string => `
import { Page } from '@ifj/shared-ui';
import { useGetMeQuery } from '@ifj/shared-api';
import { Link } from 'react-router-dom';
const notes = Array.from({ length: 60 }, (_, at) => at + 1);
export default function Notes() {
  const { data } = useGetMeQuery();
  return (
    <Page title="Notes of release ${release}">
      <p>{data?.email ?? 'nobody'}</p>
      <ul>{notes.map((note) => <li key={note}><p><Link to={'/dashboard/notes/' + note}>Note {note}</Link></p></li>)}</ul>
    </Page>
  );
}`;

const note = (release: string): string => `
import { Page } from '@ifj/shared-ui';
import { Form, SubmitButton, TextField } from '@ifj/shared-ui/form';
import { Link, useParams } from 'react-router-dom';
export default function Note() {
  const { id } = useParams();
  return (
    <Page title={'Note ' + id + ' of release ${release}'}>
      <Form initialValues={{ text: '' }} onSubmit={() => undefined}>
        <TextField name="text" label="Text" />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Link to={'/dashboard/notes/' + (Number(id) + 1)}>Next</Link>
    </Page>
  );
}`;

const extra = (release: string): string => `
import { Page } from '@ifj/shared-ui';
export default function Extra() { return <Page title="Extra of release ${release}">Extra</Page>; }`;

const notesOf = (release: string) => ({
  './notes/list': list(release),
  './notes/note': note(release),
});

let product: OwnProduct;
let notes: SmallArea;
let other: SmallArea;
const student = newAccount('Ngozi Okafor');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  notes = await SmallArea.make(product, 'mfe-notes', 'Notes', [
    studentPath('/dashboard/notes', './notes/list', 'Notes'),
    studentPath('/dashboard/notes/:id', './notes/note', 'Note'),
  ]);
  other = await SmallArea.make(product, 'mfe-extra', 'Extra', [
    studentPath('/dashboard/extra', './extra/extra', 'Extra'),
  ]);
  await notes.release(notesOf('1'));
  await other.release({ './extra/extra': extra('1') });
});

test.afterAll(async () => {
  await notes.remove();
  await other.remove();
  await product.remove();
});

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Points at a link until the page has heard what was released: it asks every few seconds. */
async function hearOfReleases(page: Page, link: Locator): Promise<void> {
  let hasHeard = false;
  page.on('response', (response) => {
    hasHeard ||= response.url().endsWith('/gateway/discovery') && response.status() === 200;
  });
  await expect
    .poll(
      async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        return hasHeard;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

test('a page goes on through three releases, and takes over what belongs to it at the next step', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await signUpStudent(page, student);
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await expect(heading(page, 'Notes of release 1')).toBeVisible();
  await expect(page.getByText(student.email)).toBeVisible();
  const menu = page.getByRole('navigation').first();
  for (const kept of [page.locator('html'), menu]) {
    await kept.evaluate((element) => {
      element.dataset['kept'] = 'yes';
    });
  }

  await page.getByRole('link', { name: 'Note 41' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Note 41' }).click();
  await expect(heading(page, 'Note 41 of release 1')).toBeVisible();
  await page.getByLabel('Text').fill('Half a sentence');

  await notes.release(notesOf('2'));
  await other.release({ './extra/extra': extra('2') });
  await notes.release(notesOf('3'));
  const next = page.getByRole('link', { name: 'Next' });
  await hearOfReleases(page, next);
  await expect(heading(page, 'Note 41 of release 1')).toBeVisible();

  // The form is on the page before and after this step, and holds something.
  await next.click();
  await expect(heading(page, 'Note 42 of release 1')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('Half a sentence');

  await page.getByLabel('Text').fill('');
  await next.click();
  await expect(heading(page, 'Note 43 of release 3')).toBeVisible();

  // From here on only the store knows who somebody is.
  await page.route('**/IFJ/api/me', (route) => route.abort());
  await page.evaluate(() => {
    history.go(-3);
  });
  await expect(heading(page, 'Notes of release 3')).toBeVisible();
  await expect(page.getByText(student.email)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);

  await page.getByRole('link', { name: 'Extra' }).first().click();
  await expect(heading(page, 'Extra of release 2')).toBeVisible();
  for (const kept of [page.locator('html'), menu]) {
    await expect(kept).toHaveAttribute('data-kept', 'yes');
  }
  await page.close();
});

/** A copy of the shell in which a sentence is another. */
async function changedShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await cp(inWorkspace('shell'), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.cache)(\/|$)/.test(path),
  });
  await symlink(inWorkspace('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/screens/not-found.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('There is nothing at this address', 'Nothing is here'));
  return folder;
}

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });

test('a release of the shell comes with a new document, at a step that loses nothing', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await logIn(page, student);
  await page.goto('/dashboard/notes/1');
  await page.getByLabel('Text').fill('Half a sentence');
  await mark(page);

  const folder = await changedShell();
  await product.delivery('deploy', folder);
  await rm(folder, { recursive: true });
  const next = page.getByRole('link', { name: 'Next' });
  await hearOfReleases(page, next);
  await next.click();
  await expect(heading(page, 'Note 2 of release 3')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('Half a sentence');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');

  await page.getByLabel('Text').fill('');
  await next.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept', 'yes');
  await expect(heading(page, 'Note 3 of release 3')).toBeVisible();

  await mark(page);
  await next.click();
  await expect(heading(page, 'Note 4 of release 3')).toBeVisible();
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await expect(page.getByText('No jobs available')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await page.goto('/dashboard/nowhere');
  await expect(page.getByText('Nothing is here')).toBeVisible();
  await page.close();
});
