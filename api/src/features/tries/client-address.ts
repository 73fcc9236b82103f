import type { FastifyRequest } from 'fastify';

/** The client's network address; calls by a unix socket that name none are all one client. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip'>) => request.ip || 'local';
