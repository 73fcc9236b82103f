import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { locations } from './locations.ts';
import { selectCompanyNames } from './reference.repository.ts';
import { CompanyNameList, LocationList, SchoolList } from './reference.schema.ts';
import { schools } from './schools.ts';

/** These lists come with a version of the api and are the same for everybody. */
const anHour = 'public, max-age=3600';

export const referenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tags = ['reference'];

  app.get(
    '/locations',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'listLocations',
        tags,
        response: { 200: ref(LocationList), ...failures() },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', anHour);
      return { data: locations.map((name) => ({ name })) };
    },
  );

  app.get(
    '/schools',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'listSchools',
        tags,
        response: { 200: ref(SchoolList), ...failures() },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', anHour);
      return { data: [...schools] };
    },
  );

  app.get(
    '/company_names',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'listCompanyNames',
        tags,
        description: 'Names of verified organizations.',
        response: { 200: ref(CompanyNameList), ...failures() },
      },
    },
    async () => ({ data: await selectCompanyNames(app.db) }),
  );
};
