import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { secretHash } from '../sessions/secret.ts';

/** Seconds: as long as somebody takes to sign in at a provider and to fill in a registration. */
const lifetime = 4_500;

const isSecure = ({ PUBLIC_URL }: Config) => PUBLIC_URL.startsWith('https:');

/** With this prefix no neighbouring host can set it; a browser takes it over TLS only. */
const nameOf = (config: Config) => (isSecure(config) ? '__Host-ifj-sign-in' : 'ifj-sign-in');

/** Gives the browser a secret of its own, by which it is known when it comes back. */
export function setBrowserSecret(reply: FastifyReply, config: Config, secret: string): void {
  const parts = [`${nameOf(config)}=${secret}`, 'Path=/', `Max-Age=${lifetime}`, 'HttpOnly'];
  // A provider sends the browser back by a link of its own, which Strict would leave without it.
  parts.push('SameSite=Lax');
  if (isSecure(config)) parts.push('Secure');
  void reply.header('set-cookie', parts.join('; '));
}

/** The hash of the secret that the browser brings; null if it brings none. */
export function browserHashOf(request: FastifyRequest, config: Config): Buffer | null {
  const name = nameOf(config);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined) return secretHash(value);
  }
  return null;
}
