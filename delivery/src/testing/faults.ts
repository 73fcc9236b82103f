import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A way for a file not to arrive. */
export type Fault = keyof typeof faults;

/** Where a browser asks for a fault: the pattern of an address, and what happens there. */
export interface FaultPlan {
  pattern: string;
  fault: Fault;
}

const planHeader = 'x-fault-plan';

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const faults = {
  refused: (response: ServerResponse) => response.destroy(),
  missing: (response: ServerResponse) => answer(response, 404, 'text/plain', 'No such file'),
  broken: (response: ServerResponse) => answer(response, 500, 'text/plain', 'Out of order'),
  hang: () => undefined,
  page: (response: ServerResponse) =>
    answer(response, 200, 'text/html', '<!doctype html><title>Sign in to the network</title>'),
  changed: (response: ServerResponse) => answer(response, 200, 'text/javascript', 'void 0;'),
  cut: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' });
    response.write('void 0;', () => response.destroy());
  },
};

/** The headers by which a browser asks for faults. */
export function faultHeaders(plan: FaultPlan | null): Record<string, string> {
  return plan ? { [planHeader]: JSON.stringify(plan) } : {};
}

/** Makes a server misbehave towards browsers that ask for it. */
export function addFaults(app: FastifyInstance): void {
  addSlowness(app);
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers[planHeader];
    if (typeof header !== 'string') return undefined;
    const { pattern, fault } = JSON.parse(header) as FaultPlan;
    if (!new RegExp(pattern).test(request.url)) return undefined;
    reply.hijack();
    faults[fault](reply.raw);
    return reply;
  });
}

const slowHeader = 'x-slow';

const parts = 20;

interface SlowPlan {
  pattern: string;
  pause: number;
}

/** The headers by which a browser asks for a file in twenty parts, `pause` milliseconds apart. */
export function slowHeaders(pattern: string, pause: number): Record<string, string> {
  return { [slowHeader]: JSON.stringify({ pattern, pause } satisfies SlowPlan) };
}

function addSlowness(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const header = request.headers[slowHeader];
    if (typeof header !== 'string') return payload;
    const { pattern, pause } = JSON.parse(header) as SlowPlan;
    if (!new RegExp(pattern).test(request.url)) return payload;
    const whole = Buffer.isBuffer(payload) ? payload : await buffer(payload as Readable);
    const size = Math.ceil(whole.length / parts);
    return Readable.from(
      (async function* () {
        for (let at = 0; at < whole.length; at += size) {
          await wait(pause);
          yield whole.subarray(at, at + size);
        }
      })(),
    );
  });
}
