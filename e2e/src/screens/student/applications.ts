import type states from '../../../../mfe-student/states.json';
import { at, fails, loads, shows, type Who } from '../arrivals.ts';
import { longestJob } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/applications';
const call = 'user-applications-job/[^/]+';

/** One of the tabs, until it says this. */
const tab = (name: string, who: Who, words: string | RegExp): Way =>
  shows(at(`${address}?tab=${name}`, who), words);

const newcomer: Who = (cast) => cast.newcomer();
const invitee: Who = async (cast) => (await cast.employer()).invited.student;
const ended: Who = async (cast) => (await cast.ended()).student;
const longest: Who = async (cast) => (await cast.longest()).student;
const exposed: Who = async (cast) => (await cast.exposed()).student;
const demoStudent: Who = (cast) => cast.demoStudent();

const invited = tab('Interview', invitee, 'Choose a date');

const askToWithdraw: Way = async (visit) => {
  await invited(visit);
  await visit.ask(/^Withdraw/, 'Withdraw application?');
};

export const applications: WaysInto<(typeof states)['/dashboard/applications']> = {
  'nothing yet': tab('Applied', newcomer, 'No applications match the selected filter.'),
  'nothing under this tab': tab('Viewed', invitee, 'You have applications under other tabs.'),
  invited,
  'asked before withdrawing': askToWithdraw,
  'applied and accepted': tab('Applied', demoStudent, 'Accepted'),
  viewed: tab('Viewed', demoStudent, 'Finance Automation Intern'),
  'its files downloaded': tab('Applied', exposed, /^Resume downloaded by/),
  'a past interview': tab('Interview', (cast) => cast.demoPastInvitee(), /^The interview was on/),
  rejected: tab('Rejected', demoStudent, 'Newsroom Intern'),
  'withdrawn, its job gone': tab('Rejected', ended, 'This job is no longer available'),
  many: tab('Interview', async (cast) => (await cast.busy()).student, 'Choose a date'),
  'the longest texts': tab('Interview', longest, longestJob.job_title),
  'withdrawing failed': async (visit) => {
    await visit.fail('applications/[^/]+/withdraw');
    await askToWithdraw(visit);
    const question = visit.dialog('Withdraw application?');
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await visit.sees(/^Something went wrong on our side/);
  },
  loading: loads(at(address, newcomer), call),
  failed: fails(
    at(address, newcomer),
    call,
    'Failed to load applications. Please try again later.',
  ),
  offline: async (visit) => {
    await invited(visit);
    await visit.goOffline();
  },
};
