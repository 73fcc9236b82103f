import { randomBytes, randomUUID } from 'node:crypto';
import { daysAhead } from './postings.ts';
import { newAccount, type Account } from './accounts.ts';

/** Somebody who is signed in, without a browser. */
export interface Caller extends Account {
  token: string;
  userId: string;
  role: string;
  /** Id of the student or organization; an operator has none. */
  id: string;
}

interface SessionAnswer {
  token: string;
  role: string;
  user_id: string;
  role_specific_id: string | null;
}

const callerOf = (account: Account, answer: SessionAnswer): Caller => ({
  ...account,
  token: answer.token,
  role: answer.role,
  userId: answer.user_id,
  id: answer.role_specific_id ?? '',
});

export interface StoredApplication {
  id: string;
  job_id: string;
  user_id: string;
  cover_letter: string;
  resume: string | null;
  internship_letter: string | null;
}

/** Calls of the api as a program makes them, through the gateway. */
export class ApiClient {
  readonly #base: string;
  /** An address of its own, for a product behind a proxy: from one only so many may register. */
  readonly #address = ['10', ...randomBytes(3)].join('.');

  constructor(baseUrl: string) {
    this.#base = `${baseUrl}/IFJ/api`;
  }

  /** Sends a call. Never throws for a refusal; throws when no answer comes. */
  call(method: string, path: string, caller: Caller | null, body?: object): Promise<Response> {
    return fetch(this.#base + path, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** @throws Error with the api's words when it refuses */
  async json<Answer>(...args: Parameters<ApiClient['call']>): Promise<Answer> {
    const response = await this.call(...args);
    if (!response.ok) throw new Error(`${args[0]} ${args[1]}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async #register(account: Account, fields: object): Promise<Caller> {
    const { email, password } = account;
    const body = { email, password, ...fields };
    return callerOf(account, await this.json('POST', '/auth/register', null, body));
  }

  /** Signs in with an account that is there. */
  async logIn(account: Account): Promise<Caller> {
    const { email, password } = account;
    return callerOf(account, await this.json('POST', '/login', null, { email, password }));
  }

  /** @param fields what they say of themselves otherwise than most */
  registerStudent(fields: object = {}): Promise<Caller> {
    const account = newAccount('Ngozi Okafor');
    return this.#register(account, {
      role: 'student',
      full_name: account.name,
      university: 'University of Lagos',
      course_of_study: 'Computer Science',
      status: 'Undergraduate',
      degree: 'BSc',
      phone: '+2348031234567',
      ...fields,
    });
  }

  /** @param fields what it says of itself otherwise than most */
  registerOrganization(fields: object = {}): Promise<Caller> {
    const account = newAccount('Kuramo Analytics');
    return this.#register(account, {
      role: 'organization',
      company_name: account.name,
      phone: '08031234567',
      company_street_address: '12 Marina Road',
      company_state: 'Lagos',
      company_cac_number: 'RC1234567',
      ...fields,
    });
  }

  /**
   * @param fields what it says otherwise than most
   * @returns the id of the new job
   */
  async postJob(organization: Caller, fields: object = {}): Promise<string> {
    const { job } = await this.json<{ job: { id: string } }>('POST', '/jobs', organization, {
      job_title: `Data intern ${randomUUID().slice(0, 8)}`,
      department: 'Analytics',
      field: 'Science',
      stipend: 0,
      env_mode: 'remote',
      duration: '6 months',
      deadline: daysAhead(10),
      job_description: 'You learn how numbers become decisions.',
      ...fields,
    });
    return job.id;
  }

  /** Sends an application with two files. Throws when no answer comes. */
  apply(
    student: Caller,
    jobId: string,
    files: { resume: Buffer; letter: Buffer },
    key: string = randomUUID(),
    letter = 'I would like to learn with you.',
  ): Promise<Response> {
    const form = new FormData();
    form.set('job_id', jobId);
    form.set('cover_letter', letter);
    form.set('resume', new Blob([new Uint8Array(files.resume)]), 'resume.pdf');
    form.set('internship_letter', new Blob([new Uint8Array(files.letter)]), 'letter.pdf');
    return fetch(`${this.#base}/apply-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}`, 'Idempotency-Key': key },
      body: form,
    });
  }

  /** Every application that an organization received. */
  async applicationsOf(organization: Caller): Promise<StoredApplication[]> {
    const found: StoredApplication[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page: { applications: StoredApplication[]; meta: { next_cursor: string | null } } =
        await this.json(
          'GET',
          `/ViewApplicationByOrg/${organization.id}?limit=100${query}`,
          organization,
        );
      found.push(...page.applications);
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
    return found;
  }

  /** A stored file's bytes. @param address as an application names it */
  async download(address: string, caller: Caller): Promise<Buffer> {
    const response = await this.call('GET', address.replace('/IFJ/api', ''), caller);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }
}
