import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../app.ts';
import type { Person } from './interaction-page.ts';

const named = (person: Partial<Person>): Record<string, string> => {
  const { email = 'ada@gmail.example', name = 'Ada Obi', verified = true, outage = false } = person;
  return {
    do: 'continue',
    email,
    name,
    ...(verified && { verified: 'on' }),
    ...(outage && { outage: 'on' }),
    ...(person.subject && { subject: person.subject }),
  };
};

class Jar {
  readonly #cookies = new Map<string, string>();

  keep(lines: string[]): void {
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#cookies.set(name.trim(), value);
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A browser that goes to and fro between the api and a provider. */
export class Visitor {
  readonly #test: TestApp;
  readonly #own = new Jar();
  readonly #providers = new Jar();

  constructor(test: TestApp) {
    this.#test = test;
  }

  async call(method: 'GET' | 'POST', path: string, payload?: object) {
    const answer = await this.#test.call(method, path, {
      headers: { cookie: this.#own.header },
      ...(payload && { payload }),
    });
    const set = answer.headers['set-cookie'] ?? [];
    this.#own.keep(Array.isArray(set) ? set : [set]);
    return answer;
  }

  /** Leaves for the provider. @returns where the api leads. */
  async leave(query = ''): Promise<string> {
    return locationOf(await this.call('GET', `/auth/google${query}`));
  }

  /** Signs in at the provider, or cancels. @returns where the provider leads, as a path of the api. */
  async signInThere(address: string, person: Partial<Person> | null): Promise<string> {
    const body = new URLSearchParams(person ? named(person) : { do: 'cancel' });
    let at = new URL(address);
    for (let steps = 0; steps < 8; steps += 1) {
      const isPage = at.pathname.startsWith('/interaction/');
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: this.#providers.header },
        ...(isPage && { method: 'POST', body }),
      });
      this.#providers.keep(answer.headers.getSetCookie());
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The provider answered ${await answer.text()}`);
      at = new URL(next, at);
      if (at.pathname.endsWith('/callback')) return at.pathname.replace('/IFJ/api', '') + at.search;
    }
    throw new Error(`The provider leads in circles: ${at.href}`);
  }

  /** @returns where a browser ends up that came back with this path. */
  async comeBack(path: string): Promise<string> {
    return locationOf(await this.call('GET', path));
  }

  /** The whole way. @returns the code that the page gets. */
  async fetchCode(person: Partial<Person>): Promise<string> {
    const end = await this.comeBack(await this.signInThere(await this.leave(), person));
    const code = /#google=(.+)$/.exec(end)?.[1];
    if (code === undefined) throw new Error(`There is no code in ${end}`);
    return code;
  }

  show(code: string): Promise<LightMyRequestResponse> {
    return this.call('POST', '/auth/google/session', { code });
  }

  /** The whole way, and what the api makes of it. */
  async signIn(person: Partial<Person>): Promise<LightMyRequestResponse> {
    return this.show(await this.fetchCode(person));
  }
}

export function locationOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode !== 303) throw new Error(`It led nowhere: ${answer.body}`);
  return String(answer.headers.location);
}
