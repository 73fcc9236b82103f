import { expect } from '@playwright/test';
import type states from '../../../mfe-landing/states.json';
import { publicJob } from './public-job.ts';
import type { Visit } from './visit.ts';
import type { Screens } from './ways.ts';

/** The page is then not the one that the browser loaded, which has what it shows. */
async function comeBack({ page }: Visit): Promise<void> {
  await page.goto('/register');
  await page.getByRole('link', { name: 'IFJ, start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /checked/ })).toBeVisible();
}

export const screens: Screens<typeof states> = {
  '/': {
    'all of it': (visit) => visit.open('/'),
    'a question open': async (visit) => {
      await visit.open('/');
      await visit.page.locator('summary').first().click();
    },
    'a section by its anchor': async (visit) => {
      await visit.open('/#faqs');
      await visit.sees('Frequently asked questions');
    },
    'before its script': async (visit) => {
      await visit.page.route(/\/releases\/.*\.js$/, () => undefined);
      await visit.page.goto('/', { waitUntil: 'commit' });
      await visit.sees('Frequently asked questions');
    },
    'for somebody who is signed in': async (visit) => {
      await visit.as(await visit.cast.newcomer());
      await visit.open('/');
    },
    'figures and stories on their way': async (visit) => {
      await visit.hold('public/landing');
      await comeBack(visit);
      await expect(visit.page.getByText('Loading the figures…')).toBeAttached();
    },
    'figures and stories lost': async (visit) => {
      await visit.fail('public/landing');
      await comeBack(visit);
      await visit.sees('The figures cannot be shown at the moment.');
    },
  },
  '/jobs/:id': publicJob,
};
