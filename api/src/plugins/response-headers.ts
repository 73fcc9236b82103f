import fp from 'fastify-plugin';

/** Headers that every answer has unless its route says otherwise. */
export const responseHeadersPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', request.id);
      void reply.header('x-content-type-options', 'nosniff');
    });
    app.addHook('onSend', async (_request, reply) => {
      // Answers hold personal data: nothing on the way may keep them.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
  },
  { name: 'response-headers' },
);
