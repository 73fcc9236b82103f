import fp from 'fastify-plugin';
import { createPasswords, type Passwords } from '../features/accounts/passwords.ts';

declare module 'fastify' {
  interface FastifyInstance {
    passwords: Passwords;
  }
}

/** Decorates the app with `passwords`. */
export const passwordsPlugin = fp(
  async (app) => {
    app.decorate('passwords', createPasswords(app.config.PASSWORD_HASHES_AT_ONCE));
  },
  { name: 'passwords' },
);
