import type { AnswerKind } from './bare/queries.ts';
import type { Caller, Callers } from './callers.ts';
import { frequentWords, rareWords } from './data-set/words/postings.ts';
import { signedIn, type Call } from '../load/load.ts';

/** A list that is asked for, in many ways of one sort. */
export interface Case {
  name: string;
  kind: AnswerKind;
  calls: Call[];
  /** The most rows that may be sorted for a page. */
  mostSorted: number;
}

const prefix = '/IFJ/api';
/** A page, and the row that tells whether there is another. */
const page = 21;
/** What a search may have found before its newest are taken. */
const mostCandidates = 1000;

/** Each value with many callers. */
function jobsBy(students: Caller[], name: string, values: readonly string[]): Call[] {
  return students.map(({ token }, at) => ({
    path: `${prefix}/jobs?${name}=${encodeURIComponent(values[at % values.length] ?? '')}`,
    headers: signedIn(token),
  }));
}

/** Every list of the api that grows with the data, as its callers ask for its first page. */
export function casesFor({ students, organizations, interviewers, values }: Callers): Case[] {
  const jobs = (name: string, calls: Call[], mostSorted = page): Case => ({
    ...{ name, kind: 'jobs', calls, mostSorted },
  });
  return [
    jobs(
      'jobs',
      students.map(({ token }) => ({ path: `${prefix}/jobs`, headers: signedIn(token) })),
    ),
    jobs('jobs, deadline', jobsBy(students, 'deadline', values.deadlines)),
    jobs('jobs, company', jobsBy(students, 'company_name', values.companies)),
    jobs('jobs, field', jobsBy(students, 'field', ['Art', 'Science', 'Commercial'])),
    jobs('jobs, stipend', jobsBy(students, 'stipend', ['0', '1'])),
    jobs('jobs, location', jobsBy(students, 'location', values.locations)),
    jobs('jobs, q frequent', jobsBy(students, 'q', frequentWords), mostCandidates),
    jobs('jobs, q rare', jobsBy(students, 'q', rareWords), mostCandidates),
    {
      name: 'applications of an organization',
      kind: 'applications',
      calls: organizations.map(({ id, token }) => ({
        path: `${prefix}/ViewApplicationByOrg/${id}`,
        headers: signedIn(token),
      })),
      mostSorted: page,
    },
    {
      name: 'applications of a student',
      kind: 'applications',
      calls: students.map(({ id, token }) => ({
        path: `${prefix}/user-applications-job/${id}`,
        headers: signedIn(token),
      })),
      mostSorted: page,
    },
    {
      name: 'interviews',
      kind: 'interviews',
      calls: interviewers.map(({ id, token }) => ({
        path: `${prefix}/organizations/${id}/interviews`,
        headers: signedIn(token),
      })),
      mostSorted: page,
    },
  ];
}
