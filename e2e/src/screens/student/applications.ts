import type states from '../../../../mfe-student/states.json';
import type { Caller } from '../../people/api-client.ts';
import type { Cast } from '../cast.ts';
import { longestJob } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/applications';
const calls = 'user-applications-job/[^/]+';

/** One of the tabs, until it says this. */
const tab =
  (name: string, person: (cast: Cast) => Promise<Caller>, words: string | RegExp): Way =>
  async (visit) => {
    await visit.as(await person(visit.cast));
    await visit.open(`${address}?tab=${name}`);
    await visit.sees(words);
  };

const invitee = async (cast: Cast): Promise<Caller> => (await cast.employer()).invited.student;
const ended = async (cast: Cast): Promise<Caller> => (await cast.ended()).student;

const askToWithdraw: Way = async (visit) => {
  await tab('Interview', invitee, 'Choose a date')(visit);
  await visit.ask(/^Withdraw/, 'Withdraw application?');
};

export const applications: WaysInto<(typeof states)['/dashboard/applications']> = {
  'nothing yet': tab(
    'Applied',
    (cast) => cast.newcomer(),
    'No applications match the selected filter.',
  ),
  'nothing under this tab': tab('Viewed', invitee, 'You have applications under other tabs.'),
  invited: tab('Interview', invitee, 'Choose a date'),
  'asked before withdrawing': askToWithdraw,
  'applied and accepted': tab('Applied', (cast) => cast.demoStudent(), 'Accepted'),
  viewed: tab('Viewed', (cast) => cast.demoStudent(), 'Finance Automation Intern'),
  'a past interview': tab('Interview', (cast) => cast.demoPastInvitee(), /^The interview was on/),
  rejected: tab('Rejected', (cast) => cast.demoStudent(), 'Newsroom Intern'),
  'withdrawn, its job gone': tab('Rejected', ended, 'This job is no longer available'),
  many: tab('Interview', async (cast) => (await cast.busy()).student, 'Choose a date'),
  'the longest texts': tab(
    'Interview',
    async (cast) => (await cast.longest()).student,
    longestJob.job_title,
  ),
  'withdrawing failed': async (visit) => {
    await visit.fail('applications/[^/]+/withdraw');
    await askToWithdraw(visit);
    const question = visit.dialog('Withdraw application?');
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await visit.sees(/^Something went wrong on our side/);
  },
  loading: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold(calls);
    await visit.openLoading(address);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.openFailed(address, calls, 'Failed to load applications. Please try again later.');
  },
  offline: async (visit) => {
    await tab('Interview', invitee, 'Choose a date')(visit);
    await visit.goOffline();
  },
};
