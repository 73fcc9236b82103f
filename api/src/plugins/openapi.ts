import fp from 'fastify-plugin';
import swagger from '@fastify/swagger';

/** Collects the routes' schemas into the OpenAPI document. */
export const openapiPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'IFJ',
          description: 'Internships for students, applicants for organizations.',
          version: '1.0.0',
        },
        servers: [{ url: '/' }],
        components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      },
      // A caller of a route that is not public needs a session.
      transform: ({ schema, url, route }) => ({
        schema: route.config?.policy?.startsWith('public')
          ? schema
          : { ...schema, security: [{ session: [] }] },
        url,
      }),
      refResolver: {
        buildLocalReference: (schema, _baseUri, _fragment, index) =>
          typeof schema['$id'] === 'string' ? schema['$id'] : `Schema${index}`,
      },
    });
  },
  { name: 'openapi' },
);
