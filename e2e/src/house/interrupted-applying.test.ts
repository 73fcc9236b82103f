import type { Page } from '@playwright/test';
import { isAlive } from '../../../scripts/product/process.ts';
import { expect, test as base } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { ApplicationForm, largeFiles } from '../people/application-form.ts';
import { approvedOrganization } from '../people/received-applications.ts';
import { pdfOf } from '../people/documents.ts';
import { recordOf } from '../processes.ts';
import type { Product } from '../product.ts';
import { Relay } from '../relay.ts';
import { startProduct } from '../start-product.ts';

/** A product whose api may be killed, and a line to it that may be cut. */
const test = base.extend<object, { product: Product; relay: Relay }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  relay: [
    async ({ product }, use) => {
      const relay = await Relay.before(product.baseUrl);
      await use(relay);
      relay.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ relay }, use) => {
    await use(relay.address);
  },
});

/** Somebody at a filled form, and what is behind it. */
interface Scene {
  product: Product;
  relay: Relay;
  form: ApplicationForm;
  /** Whether the api has stored what the form holds. */
  isStored: () => Promise<boolean>;
}

interface Fault {
  strike: (scene: Scene) => Promise<void> | void;
  mend: (scene: Scene) => Promise<void> | void;
  says: RegExp;
}

const faults: Record<string, Fault> = {
  'the line is cut': {
    strike: ({ relay }) => {
      relay.cut();
    },
    mend: ({ relay }) => {
      relay.restore();
    },
    says: /^Failed to submit the application\.$/,
  },
  'the server is killed': {
    strike: ({ product }) => product.killApi(),
    mend: ({ product }) => product.awaitApi(),
    says: /^(Failed to submit the application\.|The service cannot be reached at the moment\.)/,
  },
};

/** Applies, and lets a fault strike at a moment of it. */
type Interrupt = (scene: Scene, strike: () => Promise<void>) => Promise<void>;

const moments: Record<string, { isLarge: boolean; interrupt: Interrupt }> = {
  'before the upload': {
    isLarge: false,
    async interrupt({ form, relay }, strike) {
      const held = relay.requests.closeAfter(0);
      await form.apply.click();
      await held;
      await strike();
      relay.requests.open();
    },
  },
  'during the upload': {
    isLarge: true,
    async interrupt({ form, relay }, strike) {
      const held = relay.requests.closeAfter(200_000);
      await form.apply.click();
      await held;
      await expect(form.progress).toBeVisible();
      await strike();
      relay.requests.open();
    },
  },
  'after the upload, before it is stored': {
    isLarge: false,
    async interrupt({ form, product }, strike) {
      const { api } = recordOf(product.dataDir).parts;
      if (api === undefined) throw new Error('The product has no api.');
      // An api that stands still takes nothing from its line; so little waits there as a whole.
      process.kill(api, 'SIGSTOP');
      await form.apply.click();
      await expect(form.progress).toHaveAttribute('value', '100');
      await strike();
      if (isAlive(api)) process.kill(api, 'SIGCONT');
    },
  },
  'after it is stored, before the answer': {
    isLarge: true,
    async interrupt({ form, relay, isStored }, strike) {
      void relay.answers.closeAfter(0);
      await form.apply.click();
      await expect.poll(isStored).toBe(true);
      await strike();
      relay.drop();
    },
  },
};

/** The long run interrupts at every moment. */
const tried = Object.entries(moments).filter(
  ([when]) => Boolean(process.env['LONG']) || /during|before the answer/.test(when),
);

let api: ApiClient;
let organization: Caller;

test.beforeAll(async ({ product }) => {
  api = new ApiClient(product.baseUrl);
  organization = await approvedOrganization(product);
});

/** A student at the filled form of a new job. */
async function fillForm(
  { page, product, relay }: { page: Page; product: Product; relay: Relay },
  isLarge: boolean,
) {
  const jobId = await api.postJob(organization);
  const student = await api.registerStudent();
  const letter = `I would like to learn with you, ${student.name}.`;
  const small = { resume: pdfOf(`Resume ${jobId}`), letter: pdfOf(`Letter ${jobId}`) };
  const files = isLarge ? largeFiles(jobId) : small;
  const storedOnes = async () =>
    (await api.applicationsOf(organization)).filter(({ job_id }) => job_id === jobId);
  const isStored = async () => (await storedOnes()).length > 0;

  const form = new ApplicationForm(page);
  await logIn(page, student);
  await form.open(jobId, organization.id);
  await form.choose(files);
  await form.letter.fill(letter);
  return { scene: { product, relay, form, isStored }, student, letter, files, storedOnes };
}

for (const [what, { strike, mend, says }] of Object.entries(faults)) {
  for (const [when, { isLarge, interrupt }] of tried) {
    test(`${what} ${when}: nothing is lost, and the next try stores one application`, async ({
      page,
      product,
      relay,
    }) => {
      const filled = await fillForm({ page, product, relay }, isLarge);
      const { scene, student, letter, files, storedOnes } = filled;
      const { form } = scene;
      await interrupt(scene, async () => strike(scene));
      await expect(page.getByRole('alert')).toHaveText(says);
      await form.expectKept(letter);
      await mend(scene);

      await form.apply.click();
      await expect(form.submitted).toHaveCount(1);
      const [stored, ...others] = await storedOnes();
      expect(others).toEqual([]);
      expect(stored).toMatchObject({ user_id: student.userId });
      for (const [address, content] of [
        [stored?.resume, files.resume],
        [stored?.internship_letter, files.letter],
      ] as const) {
        expect((await api.download(address ?? '', organization)).equals(content)).toBe(true);
      }
      await page.reload();
      await expect(
        page.getByRole('main').getByText('You have already applied for this job.'),
      ).toBeVisible();
    });
  }
}

/** Sends the form; the api stores it, and its answer waits on the line. */
async function sendUnanswered({ form, relay, isStored }: Scene): Promise<void> {
  void relay.answers.closeAfter(0);
  await form.apply.click();
  await expect.poll(isStored).toBe(true);
}

test('a change after a lost answer is not taken for what arrived, and stays in view', async ({
  page,
  product,
  relay,
}) => {
  const { scene, letter, files, storedOnes } = await fillForm({ page, product, relay }, false);
  const { form } = scene;
  await sendUnanswered(scene);
  relay.cut();
  await expect(page.getByRole('alert')).toHaveText('Failed to submit the application.');
  const changed = `${letter} I have built two robots.`;
  await form.letter.fill(changed);
  relay.restore();
  await form.apply.click();

  const told = 'Your application has already arrived as you sent it first.';
  const main = page.getByRole('main');
  await expect(main.getByText(told)).toBeVisible();
  await expect(main.getByText(changed)).toBeVisible();
  await expect(form.submitted).toHaveCount(0);
  const [stored] = await storedOnes();
  expect(stored?.cover_letter).toBe(letter);
  const resume = await api.download(stored?.resume ?? '', organization);
  expect(resume.equals(files.resume)).toBe(true);
  await main.getByRole('link', { name: 'See my applications' }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
});

test('what is sent as a whole cannot be cancelled, and is told once it has arrived', async ({
  page,
  product,
  relay,
}) => {
  const { scene } = await fillForm({ page, product, relay }, true);
  const { form } = scene;
  await sendUnanswered(scene);
  await expect(form.progress).toHaveAttribute('value', '100');
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  relay.drop();
  await expect(form.submitted).toBeVisible();
});
