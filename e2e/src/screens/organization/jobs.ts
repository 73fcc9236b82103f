import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { at, loads, shows } from '../arrivals.ts';
import type { Visit } from '../visit.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/jobs';

const openOwn = shows(
  at(address, async (cast) => (await cast.employer()).organization),
  'View Applications',
);

/** A tab of an organization that has no job. */
const nothing = (state: string): Way =>
  shows(
    at(`${address}?tab=${state}`, (cast) => cast.beginner()),
    `You have no ${state} jobs.`,
  );

/** A tab of the demo organization. */
const demo = (state: string, words: string): Way =>
  shows(
    at(`${address}?tab=${state}`, (cast) => cast.demoOrganization()),
    words,
  );

const openExpired = demo('expired', 'People Operations Intern');

async function askForDeadline(visit: Visit): Promise<void> {
  await openExpired(visit);
  await visit.press('Actions for People Operations Intern');
  await visit.page.getByRole('menuitem', { name: 'Activate' }).click();
  await expect(visit.dialog('Activate with a new deadline')).toBeVisible();
}

export const jobs: WaysInto<(typeof states)['/dashboard/jobs']> = {
  'nothing active': nothing('active'),
  'nothing closed': nothing('closed'),
  'nothing expired': nothing('expired'),
  one: openOwn,
  'a job’s menu': async (visit) => {
    await openOwn(visit);
    await visit.press(/^Actions for/);
    await expect(visit.page.getByRole('menu')).toBeVisible();
  },
  'asked before deleting': async (visit) => {
    await openOwn(visit);
    await visit.ask(/^Delete Data intern/, 'Confirm Delete');
  },
  failed: async (visit) => {
    await openOwn(visit);
    await visit.page.context().setOffline(true);
    await visit.page.getByRole('tab', { name: 'Closed' }).click();
    await visit.sees('Failed to fetch jobs. Please try again later.');
  },
  many: shows(
    at(address, async (cast) => (await cast.busy()).organization),
    'View Applications',
  ),
  closed: demo('closed', 'Interface Design Intern'),
  expired: openExpired,
  'asked for a new deadline': askForDeadline,
  'a new deadline missing': async (visit) => {
    await askForDeadline(visit);
    const dialog = visit.dialog('Activate with a new deadline');
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await visit.sees('Application deadline is required.');
  },
  'the longest texts': shows(
    at(address, async (cast) => (await cast.longest()).organization),
    'View Applications',
  ),
  loading: loads(
    at(address, (cast) => cast.beginner()),
    'jobs',
  ),
  offline: async (visit) => {
    await openOwn(visit);
    await visit.goOffline();
  },
};
