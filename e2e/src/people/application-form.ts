import { expect, type Locator, type Page } from '@playwright/test';
import { pdfOf } from './documents.ts';

/** The files that somebody applies with. */
export interface ApplicationFiles {
  resume: Buffer;
  letter: Buffer;
}

/** A file of a form's upload. */
export const pdf = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** Two files that are under way for a while on a slow line. */
export function largeFiles(text: string): ApplicationFiles {
  const filling = Buffer.alloc(300_000, `% ${text}\n`);
  return {
    resume: Buffer.concat([pdfOf(`Resume ${text}`), filling]),
    letter: Buffer.concat([pdfOf(`Letter ${text}`), filling]),
  };
}

/** The form of an application, as it stands on a page. */
export class ApplicationForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get apply(): Locator {
    return this.#page.getByRole('button', { name: 'Apply', exact: true });
  }

  get letter(): Locator {
    return this.#page.getByLabel('Cover letter');
  }

  get progress(): Locator {
    return this.#page.getByRole('progressbar', { name: 'Sending your application' });
  }

  get submitted(): Locator {
    return this.#page.getByRole('main').getByText('Your application has been submitted!');
  }

  async open(jobId: string, orgId: string): Promise<void> {
    await this.#page.goto(`/dashboard/jobs/${jobId}/apply/${orgId}`);
    await expect(this.apply).toBeVisible();
  }

  /** Chooses `resume.pdf` and `letter.pdf`. */
  async choose({ resume, letter }: ApplicationFiles): Promise<void> {
    await this.#page.getByLabel('Resume').setInputFiles(pdf('resume.pdf', resume));
    await this.#page.getByLabel('Internship letter').setInputFiles(pdf('letter.pdf', letter));
    await this.expectFiles();
  }

  async expectFiles(): Promise<void> {
    for (const name of ['resume.pdf', 'letter.pdf']) {
      await expect(this.#page.getByText(name, { exact: true })).toBeVisible();
    }
  }

  /** Both files and the letter are there, for another try. */
  async expectKept(letter: string): Promise<void> {
    await expect(this.letter).toHaveValue(letter);
    await this.expectFiles();
    await expect(this.apply).toBeEnabled();
  }
}
