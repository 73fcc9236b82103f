import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { awaitScreen } from '../../accessibility.ts';
import type { Visit } from '../visit.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/jobs';

async function openOwn(visit: Visit): Promise<void> {
  await visit.as((await visit.cast.employer()).organization);
  await visit.open(address);
}

/** A tab of an organization that has no job. */
const nothing =
  (state: string): Way =>
  async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.open(`${address}?tab=${state}`);
    await visit.sees(`You have no ${state} jobs.`);
  };

async function openExpired(visit: Visit): Promise<void> {
  await visit.as(await visit.cast.demoOrganization());
  await visit.open(`${address}?tab=expired`);
  await visit.sees('People Operations Intern');
}

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
  many: async (visit) => {
    await visit.as((await visit.cast.busy()).organization);
    await visit.open(address);
    await visit.sees('View Applications');
  },
  closed: async (visit) => {
    await visit.as(await visit.cast.demoOrganization());
    await visit.open(`${address}?tab=closed`);
    await visit.sees('Interface Design Intern');
  },
  expired: openExpired,
  'asked for a new deadline': askForDeadline,
  'a new deadline missing': async (visit) => {
    await askForDeadline(visit);
    const dialog = visit.dialog('Activate with a new deadline');
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await visit.sees('Application deadline is required.');
  },
  'the longest texts': async (visit) => {
    await visit.as((await visit.cast.longest()).organization);
    await visit.open(address);
    await visit.sees('View Applications');
  },
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold('jobs');
    await visit.openLoading(address);
  },
  offline: async (visit) => {
    await openOwn(visit);
    await visit.goOffline();
    await awaitScreen(visit.page);
  },
};
