import type { FastifyRequest } from 'fastify';
import type { Role } from '../contract/remote.ts';

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
