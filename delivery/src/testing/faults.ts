import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A way for a file not to arrive. */
export type Fault = keyof typeof faults;

/** Where a browser asks for a fault: the pattern of an address, and what happens there. */
export interface FaultPlan {
  pattern: string;
  fault: Fault;
}

interface SlowPlan {
  pattern: string;
  pause: number;
}

const planHeader = 'x-fault-plan';

const parts = 20;

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

/** The headers by which a browser asks for a file in twenty parts, `pause` milliseconds apart. */
export function slowHeaders(pattern: string, pause: number): Record<string, string> {
  return { [planHeader]: JSON.stringify({ pattern, pause } satisfies SlowPlan) };
}

/** Makes an answer that is written from now on leave in parts. */
function slowDown(response: ServerResponse, pause: number): void {
  const written: Uint8Array[] = [];
  const keep = (part: unknown): void => {
    if (part instanceof Uint8Array || typeof part === 'string') written.push(Buffer.from(part));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const leave = async (): Promise<void> => {
    const whole = Buffer.concat(written);
    const size = Math.ceil(whole.length / parts);
    for (let at = 0; at < whole.length; at += size) {
      await wait(pause);
      write(whole.subarray(at, at + size));
    }
    end();
  };
  Object.assign(response, {
    write: (part: unknown): boolean => {
      keep(part);
      return true;
    },
    end: (part?: unknown): ServerResponse => {
      keep(part);
      void leave();
      return response;
    },
  });
}

/** Makes a server misbehave towards browsers that ask for it, whoever of it would have answered. */
export function addFaults({ server }: FastifyInstance): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const plan = JSON.parse(String(request.headers[planHeader] ?? null)) as
      FaultPlan | SlowPlan | null;
    if (plan && new RegExp(plan.pattern).test(request.url ?? '')) {
      if ('fault' in plan) {
        faults[plan.fault](response);
        return;
      }
      slowDown(response, plan.pause);
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}
