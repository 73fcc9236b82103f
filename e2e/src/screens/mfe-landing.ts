import type states from '../../../mfe-landing/states.json';
import { publicJob } from './public-job.ts';
import type { Screens } from './ways.ts';

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
  },
  '/jobs/:id': publicJob,
};
