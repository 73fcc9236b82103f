import { expect } from '@playwright/test';
import type states from '../../../shell/states.json';
import { askToLogOut } from '../people/accounts.ts';
import { at, shows, type Who } from './arrivals.ts';
import type { Visit } from './visit.ts';
import type { Screens, Way } from './ways.ts';

const jobs = '/dashboard/jobs';

/** Without its files an area's page is not there. */
const area = (visit: Visit, name: string, answer: 'none' | 'failure'): Promise<unknown> =>
  visit.page.route(new RegExp(`/releases/${name}/`), (route) =>
    answer === 'failure' ? route.abort() : undefined,
  );

const newcomer: Who = (cast) => cast.newcomer();
const asNewcomer = async (visit: Visit): Promise<void> => visit.as(await newcomer(visit.cast));

const notLoaded: Way = async (visit) => {
  await asNewcomer(visit);
  await area(visit, 'mfe-student', 'failure');
  await visit.page.goto(jobs);
  await visit.sees('This page could not be loaded');
};

export const screens: Screens<typeof states> = {
  'page not found': {
    'for a visitor': async (visit) => {
      await visit.as(null);
      await visit.open('/nothing-here');
      await visit.sees('There is nothing at this address');
    },
    'in the dashboard': shows(
      at('/dashboard/nothing-here', newcomer),
      'There is nothing at this address',
    ),
  },

  'refused page': {
    'for a student': shows(at('/dashboard/create-job', newcomer), 'Unauthorized'),
    'for an operator': shows(
      at(jobs, (cast) => cast.operator()),
      'Unauthorized',
    ),
    'without a role': shows(
      at(jobs, async (cast) => ({ ...(await cast.newcomer()), role: '' })),
      'Please log in.',
    ),
  },

  area: {
    loading: async (visit) => {
      await asNewcomer(visit);
      await area(visit, 'mfe-student', 'none');
      await visit.openLoading(jobs);
    },
    'loading for a visitor': async (visit) => {
      await visit.as(null);
      await area(visit, 'mfe-auth', 'none');
      await visit.openLoading('/login');
    },
    'not loaded': notLoaded,
    'not loaded for a visitor': async (visit) => {
      await visit.as(null);
      await area(visit, 'mfe-auth', 'failure');
      await visit.page.goto('/login');
      await visit.sees('This page could not be loaded');
    },
    'not loaded, offline': async (visit) => {
      await notLoaded(visit);
      await visit.goOffline();
    },
  },

  frame: {
    'asked before logging out': async (visit) => {
      await asNewcomer(visit);
      await visit.open('/dashboard/profile');
      await askToLogOut(visit.page);
      await expect(visit.dialog('Logout Confirmation')).toBeVisible();
    },
    'the rest of the menu': async (visit) => {
      await visit.as(await visit.cast.beginner());
      await visit.open('/dashboard/profile');
      const more = visit.page.getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
      await expect(visit.page.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
    'without a connection': async (visit) => {
      await asNewcomer(visit);
      await visit.open('/dashboard/profile');
      await visit.goOffline();
    },
    'the longest name': async (visit) => {
      await visit.as((await visit.cast.longest()).student);
      await visit.open('/dashboard/nothing-here');
      const more = visit.page.getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
      await expect(visit.page.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
};
