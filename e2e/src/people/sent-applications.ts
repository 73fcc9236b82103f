import { expect } from '@playwright/test';
import type { ApiClient, Caller } from './api-client.ts';
import { pdfOf } from './documents.ts';

const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };

/** What an organization does with an application; `Review` opens it. */
type Decision = 'Review' | 'Accept' | 'Reject';

interface Sent {
  id: string;
  jobId: string;
}

/** A student's application for a new job of an organization. */
export async function sendApplication(
  api: ApiClient,
  { student, organization, job }: { student: Caller; organization: Caller; job: object },
): Promise<Sent> {
  const jobId = await api.postJob(organization, job);
  expect((await api.apply(student, jobId, files)).status).toBe(201);
  const received = await api.applicationsOf(organization);
  const found = received.find(({ job_id }) => job_id === jobId);
  if (found === undefined) throw new Error('The application was not received.');
  return { id: found.id, jobId };
}

export async function decide(
  api: ApiClient,
  organization: Caller,
  decision: Decision,
  applicationId: string,
): Promise<void> {
  await api.json('PUT', `/${decision}ApplicationByOrg/${applicationId}`, organization, {});
}
