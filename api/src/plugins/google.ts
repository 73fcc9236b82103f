import fp from 'fastify-plugin';
import { callbackPath } from '../features/identities/google-paths.ts';
import { openIdProvider, type OpenIdProvider } from '../features/identities/openid-provider.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where Google is not set up. */
    google: OpenIdProvider | null;
  }
}

/** Decorates the app with `google`, under whose address of ours Google leads browsers back. */
export const googlePlugin = (prefix: string) =>
  fp(
    async (app) => {
      const { GOOGLE, PUBLIC_URL } = app.config;
      app.decorate(
        'google',
        GOOGLE && openIdProvider(GOOGLE, `${PUBLIC_URL}${prefix}${callbackPath}`),
      );
    },
    { name: 'google' },
  );
