import { expect } from '@playwright/test';
import type { Product } from '../product.ts';
import { ApiClient, type Caller, type StoredApplication } from './api-client.ts';
import { pdfOf } from './documents.ts';
import { inviteToInterview } from './invitations.ts';

const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };

interface Received {
  api: ApiClient;
  organization: Caller;
  jobId: string;
  /** All who have applied for the job. */
  students: Caller[];
  applicationOf: (student: Caller) => string;
  /** Offers three dates for an interview, the first in three days. */
  invite: (applicationId: string) => Promise<void>;
}

/**
 * An organization that may post.
 * @param fields what it says of itself otherwise than most
 */
export async function approvedOrganization(product: Product, fields: object = {}): Promise<Caller> {
  const organization = await new ApiClient(product.baseUrl).registerOrganization(fields);
  await product.operator('verify-organization', organization.email);
  return organization;
}

/** An organization, by default a new one, that has a job for which so many students applied. */
export async function receiveApplications(
  product: Product,
  count: number,
  by?: Caller,
): Promise<Received> {
  const api = new ApiClient(product.baseUrl);
  const organization = by ?? (await approvedOrganization(product));
  const jobId = await api.postJob(organization);
  const students: Caller[] = [];
  for (let made = 0; made < count; made += 1) {
    const student = await api.registerStudent();
    expect((await api.apply(student, jobId, files)).status).toBe(201);
    students.push(student);
  }
  const applications: StoredApplication[] = await api.applicationsOf(organization);
  const applicationOf = ({ userId }: Caller): string => {
    const found = applications.find(({ user_id }) => user_id === userId);
    if (found === undefined) throw new Error('The application was not received.');
    return found.id;
  };
  const invite = (applicationId: string) => inviteToInterview(api, organization, applicationId);
  return { api, organization, jobId, students, applicationOf, invite };
}
