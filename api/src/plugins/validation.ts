import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

/**
 * Bodies are taken as they are: a number where text is asked for is refused, and so is a field
 * that is not known. Query strings, paths and headers are all text, so there numbers are read
 * out of it.
 */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: (externalSchemas) => {
      const factory = AjvCompiler();
      const compiler = (coerceTypes: boolean) =>
        factory(externalSchemas, {
          customOptions: {
            allErrors: true,
            removeAdditional: false,
            useDefaults: true,
            coerceTypes,
          },
        });
      const exact = compiler(false);
      const reading = compiler(true);
      return (route) => (route.httpPart === 'body' ? exact(route) : reading(route));
    },
  },
};
