import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../contract/remote.ts';
import { visitorNumbers } from './canary-share.ts';

/**
 * The role that the shell noted in a cookie. Anybody can write that cookie: it decides only which
 * files the page preloads.
 */
export function roleHint(request: FastifyRequest): Role | null {
  const [, role] =
    /(?:^|;\s*)ifj_role=(student|organization|operator)\s*(?:;|$)/.exec(
      request.headers.cookie ?? '',
    ) ?? [];
  return (role as Role | undefined) ?? null;
}

/** @returns whether the client asks for a page, and not for a file or data */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { accept } = request.headers;
  return accept === undefined || accept === '*/*' || accept.includes('text/html');
}

const numbered = /(?:^|;\s*)ifj_visitor=(\d{1,5})\s*(?:;|$)/;

/** For so long a browser keeps its number, in seconds. */
const kept = 365 * 24 * 60 * 60;

/** @returns the number that a browser was given; `null` if it has none */
export function visitorOf(request: FastifyRequest): number | null {
  const number = Number(numbered.exec(request.headers.cookie ?? '')?.[1] ?? NaN);
  return number < visitorNumbers ? number : null;
}

/**
 * Gives a browser that has none a number, which decides the canaries that it gets. Thousands of
 * browsers have the same one.
 */
export function numberVisitor(request: FastifyRequest, reply: FastifyReply): number {
  const known = visitorOf(request);
  if (known !== null) return known;
  const number = randomInt(visitorNumbers);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `ifj_visitor=${number}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Lax${secure}`,
  );
  return number;
}
