import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { GatewayConfig } from '../config.ts';
import { Places } from '../places.ts';
import { clientNetwork } from '../visitors/client-network.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { PublicAnswer } from './public-answer.ts';

/** Who asks, for the api's log and its limits. */
export interface Caller {
  ip: string;
  id: string;
  host: string;
  protocol: string;
}

/** Milliseconds in which a page waits for its data. */
const patience = 2_500;

/** So many pages are given data at once, and so many of them to one network. */
const atOnce = { all: 64, ofOne: 32 };

/** Reads public calls of the api for documents. */
export class PublicCalls {
  readonly #base: RequestOptions;
  readonly #request: typeof request;
  readonly #places = new Places({ most: atOnce.all, mostOfOne: atOnce.ofOne, patience });
  readonly #kept = new KeptAnswers();

  constructor({ api }: GatewayConfig) {
    const { protocol, hostname, port } = new URL(api.origin);
    const isSecure = protocol === 'https:';
    this.#request = isSecure ? secureRequest : request;
    this.#base = {
      ...(api.socketPath === undefined ? { hostname, port } : { socketPath: api.socketPath }),
      agent: new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: atOnce.all }),
    };
  }

  /**
   * @param path below `/IFJ/api`
   * @returns what the api says, or has said where it lets that be kept
   * @throws Error if there was no answer in time, or none that can be read
   */
  async get(path: string, caller: Caller): Promise<PublicAnswer> {
    const fresh = this.#kept.fresh(path);
    if (fresh) return fresh;
    try {
      const answer = await this.#ask(path, caller);
      return (answer.status >= 500 ? this.#kept.standIn(path) : null) ?? answer;
    } catch (error) {
      const standIn = this.#kept.standIn(path);
      if (standIn) return standIn;
      throw error;
    }
  }

  async #ask(path: string, caller: Caller): Promise<PublicAnswer> {
    const leave = await this.#places.take(clientNetwork(caller.ip));
    try {
      const response = await this.#send(path, caller);
      const body: unknown = JSON.parse(await text(response));
      const answer = { status: response.statusCode ?? 0, body };
      if (answer.status < 500) {
        this.#kept.keep(path, answer, response.headers['cache-control'] ?? '');
      }
      return answer;
    } finally {
      leave();
    }
  }

  #send(path: string, { ip, id, host, protocol }: Caller): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = {
        accept: 'application/json',
        host,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
        'x-request-id': id,
      };
      const signal = AbortSignal.timeout(patience);
      this.#request({ ...this.#base, path: `/IFJ/api${path}`, headers, signal }, resolve)
        .on('error', reject)
        .end();
    });
  }
}
