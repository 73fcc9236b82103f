import { randomUUID } from 'node:crypto';
import { demoPassword } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import { inviteToInterview } from '../people/invitations.ts';
import { approvedOrganization, receiveApplications } from '../people/received-applications.ts';
import { decide } from '../people/sent-applications.ts';
import type { Product } from '../product.ts';
import {
  longestJob,
  longestLetter,
  longestMeetLink,
  longestOrganization,
  longestReason,
  longestStudent,
} from './long-texts.ts';

/** More than a page of a list. */
const many = 22;

/** An application with those on both of its sides. */
export interface Meeting {
  student: Caller;
  organization: Caller;
  jobId: string;
  applicationId: string;
}

/** Makes something when it is asked for, and once. */
function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => (made ??= make());
}

/** The people whom the screens are looked at for, with all that is theirs, made by public calls. */
export class Cast {
  readonly api: ApiClient;
  readonly #product: Product;
  /** The files of whoever applies. */
  readonly files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };

  constructor(product: Product) {
    this.#product = product;
    this.api = new ApiClient(product.baseUrl);
  }

  /** A student who has done nothing yet. */
  readonly newcomer = once(() => this.api.registerStudent());

  /** An approved organization that has done nothing yet. */
  readonly beginner = once(() => approvedOrganization(this.#product));

  /** An organization that waits for approval. */
  readonly pending = once(() => this.api.registerOrganization());

  /** One whose request was refused, in as many words as there can be. */
  readonly refusedAtLength = once(async () => {
    const organization = await this.api.registerOrganization(longestOrganization);
    await this.#refuse(organization, longestReason);
    return organization;
  });

  readonly refused = once(async () => {
    const organization = await this.api.registerOrganization();
    await this.#refuse(organization, 'Not in the CAC.');
    return organization;
  });

  /** The people of the demo data, for whom days have passed that no call can make pass. */
  readonly demoStudent = once(() => this.#demo('student@ifj.example'));
  readonly demoOrganization = once(() => this.#demo('organization@ifj.example'));
  readonly demoPastInvitee = once(() => this.#demo('tunde.bakare@students.example'));

  readonly operator = once(async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const printed = await this.#product.operator('create', email);
    const password = printed.trim().split('\n').at(-1) ?? '';
    return this.api.logIn({ email, password, name: 'Operator' });
  });

  /** An organization with one job, for which two have applied; one of them is invited. */
  readonly employer = once(async () => {
    const received = await receiveApplications(this.#product, 2);
    const { organization, jobId, students, applicationOf } = received;
    const [invited, waiting] = students;
    if (!invited || !waiting) throw new Error('Nobody has applied.');
    await received.invite(applicationOf(invited));
    const of = (student: Caller): Meeting => ({
      student,
      organization,
      jobId,
      applicationId: applicationOf(student),
    });
    return { organization, jobId, invited: of(invited), waiting: of(waiting) };
  });

  /** A student with more than a page of everything, and the organization that it came from. */
  readonly busy = once(async () => {
    const organization = await approvedOrganization(this.#product);
    const student = await this.api.registerStudent();
    for (let made = 0; made < many; made += 1) {
      const { applicationId } = await this.#meet(student, organization);
      await decide(this.api, organization, 'Review', applicationId);
      await inviteToInterview(this.api, organization, applicationId);
    }
    return { student, organization };
  });

  /** Two sides whose texts are all as long as they can be. */
  readonly longest = once(async () => {
    const organization = await approvedOrganization(this.#product, longestOrganization);
    const student = await this.api.registerStudent(longestStudent);
    const meeting = await this.#meet(student, organization, longestJob, longestLetter);
    await inviteToInterview(this.api, organization, meeting.applicationId, 3, longestMeetLink);
    const otherJob = await this.api.postJob(organization, longestJob);
    return { ...meeting, otherJob };
  });

  /** A student whose applications have come to every end, by the name of that end. */
  readonly ended = once(async () => {
    const organization = await approvedOrganization(this.#product);
    const student = await this.api.registerStudent();
    const meet = (): Promise<Meeting> => this.#meet(student, organization);
    const ends = {
      rejected: await meet(),
      withdrawn: await meet(),
      takenBack: await meet(),
      calledOff: await meet(),
      chosen: await meet(),
    };
    await decide(this.api, organization, 'Reject', ends.rejected.applicationId);
    for (const { applicationId } of [ends.withdrawn, ends.takenBack]) {
      await this.api.json('POST', `/applications/${applicationId}/withdraw`, student);
    }
    await this.deleteJob({ organization, jobId: ends.withdrawn.jobId });
    await inviteToInterview(this.api, organization, ends.calledOff.applicationId);
    await inviteToInterview(this.api, organization, ends.chosen.applicationId);
    const { interviews } = await this.api.json<{
      interviews: { id: string; application_id: string }[];
    }>('GET', `/organizations/${organization.id}/interviews`, organization);
    for (const { id, application_id: applicationId } of interviews) {
      if (applicationId === ends.calledOff.applicationId) {
        await this.api.json('POST', `/interviews/${id}/cancel`, organization);
      } else {
        const choice = { selected_date: 'alt_date_1' };
        await this.api.json('PATCH', `/interview/${id}/update-date`, student, choice);
      }
    }
    return { student, organization, ...ends };
  });

  /** A student whose files were taken, by an organization with the longest name. */
  readonly exposed = once(async () => {
    const organization = await approvedOrganization(this.#product, longestOrganization);
    const meeting = await this.#meet(await this.api.registerStudent(), organization);
    const received = await this.api.applicationsOf(organization);
    const sent = received.find(({ id }) => id === meeting.applicationId);
    for (const file of [sent?.internship_letter, sent?.internship_letter, sent?.resume]) {
      await this.api.download(file ?? '', organization);
    }
    return meeting;
  });

  /** A new application for a new job of the employer's. */
  async newMeeting(): Promise<Meeting> {
    const { organization, waiting } = await this.employer();
    return this.#meet(waiting.student, organization);
  }

  /** A new job of the employer's. */
  async newJob(fields: object = {}): Promise<{ organization: Caller; jobId: string }> {
    const { organization } = await this.employer();
    return { organization, jobId: await this.api.postJob(organization, fields) };
  }

  async deletedJob(): Promise<{ organization: Caller; jobId: string }> {
    const job = await this.newJob();
    await this.deleteJob(job);
    return job;
  }

  async deleteJob({ organization, jobId }: { organization: Caller; jobId: string }): Promise<void> {
    const answer = await this.api.call('DELETE', `/jobs/${jobId}`, organization);
    if (!answer.ok) throw new Error(await answer.text());
  }

  async closedJob(): Promise<{ organization: Caller; jobId: string }> {
    const job = await this.newJob();
    const path = `/closeORopenJOB/${job.jobId}/toggle-status`;
    await this.api.json('PUT', path, job.organization, { status: 0 });
    return job;
  }

  /** A job of the demo organization's whose deadline has passed. */
  async expiredJob(): Promise<string> {
    const organization = await this.demoOrganization();
    const { jobs } = await this.api.json<{ jobs: { data: { id: string }[] } }>(
      'GET',
      '/jobs?state=expired',
      organization,
    );
    const [job] = jobs.data;
    if (!job) throw new Error('The demo data have no expired job.');
    return job.id;
  }

  async #meet(
    student: Caller,
    organization: Caller,
    job: object = {},
    letter?: string,
  ): Promise<Meeting> {
    const jobId = await this.api.postJob(organization, job);
    const answer = await this.api.apply(student, jobId, this.files, randomUUID(), letter);
    if (!answer.ok) throw new Error(`Applying: ${await answer.text()}`);
    const { applications } = await this.api.json<{ applications: { id: string }[] }>(
      'GET',
      `/ViewApplicationByOrg/${organization.id}?job_id=${jobId}`,
      organization,
    );
    const [application] = applications;
    if (!application) throw new Error('The application was not received.');
    return { student, organization, jobId, applicationId: application.id };
  }

  #refuse(organization: Caller, reason: string): Promise<string> {
    return this.#product.operator('refuse-organization', organization.email, '--reason', reason);
  }

  #demo(email: string): Promise<Caller> {
    return this.api.logIn({ email, password: demoPassword, name: email });
  }
}
