import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { textFormats } from '../schema/text-formats.ts';
import { boundText } from './bounded-text.ts';

type Factories = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;

const formats = Object.fromEntries(
  Object.entries(textFormats).map(([name, { form }]) => [name, form]),
);

/**
 * Bodies are taken as they are: a number where text is asked for is refused, and so is a field
 * that is not known. Query strings, paths and headers are all text, so there numbers are read
 * out of it.
 */
const buildValidator: Factories['buildValidator'] = (externalSchemas) => {
  const factory = AjvCompiler();
  const compiler = (coerceTypes: boolean) =>
    factory(externalSchemas, {
      customOptions: {
        allErrors: true,
        removeAdditional: false,
        useDefaults: true,
        coerceTypes,
        formats,
        // The schemas are typed; checking them against their meta-schema doubles the time to start.
        validateSchema: false,
      },
      onCreate: boundText,
    });
  const exact = compiler(false);
  const reading = compiler(true);
  return (route) => (route.httpPart === 'body' ? exact(route) : reading(route));
};

/** Most answers are the same few: each is compiled once, not once for every route and status. */
const buildSerializer: Factories['buildSerializer'] = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  const compiled = new Map<string, ReturnType<typeof compile>>();
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = compiled.get(key) ?? compile(route);
    compiled.set(key, serializer);
    return serializer;
  };
};

export const schemaController = { compilersFactory: { buildValidator, buildSerializer } };
