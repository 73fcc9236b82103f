/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { adaptSource, typesOnly } from './adapt-source.ts';
import { contractOf } from './api-contract.ts';
import { limitsOf } from './limits.ts';

const written = `import { api } from "./api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewJob: build.query<ViewJobApiResponse, ViewJobApiArg>({ query: (queryArg) => ({ url: \`/view/jobs/\${queryArg.id}\` }) }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({ query: (queryArg) => ({ url: \`/jobs\`, params: { cursor: queryArg.cursor } }) }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as operations };
export type ViewJobApiArg = { id: string; lang?: string };
export const { useViewJobQuery, useListJobsQuery } = injectedRtkApi;
`;

const adapted = adaptSource(written, {
  owner: 'mfe-x',
  imports: [`import { operationsOf } from '@ifj/shared-api';`],
  paged: ['listJobs'],
});

describe('generated operations', () => {
  test('are injected for their owner, with its tags', () => {
    expect(adapted).toContain(`import { operationsOf } from '@ifj/shared-api';`);
    expect(adapted).toContain(`const api = operationsOf('mfe-x', tags);`);
    expect(adapted).toContain(`overrideExisting: 'throw'`);
    expect(adapted).not.toContain('./api');
  });

  test('read a list with a cursor page by page, and nothing else', () => {
    expect(adapted).toContain(
      `listJobs: build.infiniteQuery<ListJobsApiResponse, Omit<ListJobsApiArg, 'cursor'>, PageCursor>(cursorPages((queryArg: ListJobsApiArg) => (`,
    );
    expect(adapted).toContain('useListJobsInfiniteQuery');
    expect(adapted).toContain('viewJob: build.query<');
    expect(adapted).toContain('{ useViewJobQuery,');
  });

  test('take undefined for a parameter that may be left out', () => {
    expect(adapted).toContain('{ id: string; lang?: string | undefined }');
  });

  test('can be reduced to their types', () => {
    expect(typesOnly(written)).toBe('export type ViewJobApiArg = { id: string; lang?: string };');
  });
});

test('limits come from every variant of a body, references followed', () => {
  const document = {
    components: { schemas: { Email: { type: 'string', maxLength: 254 } } },
    paths: {
      '/auth/register': {
        post: {
          operationId: 'register',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  anyOf: [
                    {
                      required: ['email'],
                      properties: { email: { $ref: '#/components/schemas/Email' } },
                    },
                    {
                      properties: {
                        sex: { anyOf: [{ enum: ['Male', 'Female'] }, { type: 'null' }] },
                      },
                    },
                  ],
                },
              },
            },
          },
        },
        get: { operationId: 'somethingElse' },
      },
    },
  };
  expect(limitsOf(document, ['register', 'somethingElse'])).toEqual({
    register: {
      email: { required: true, maxLength: 254 },
      sex: { required: false, enum: ['Male', 'Female'] },
    },
  });
});

test('the contract of a package holds its calls, what they name, and no words', () => {
  const document = {
    info: { title: 'API' },
    components: {
      schemas: {
        Job: {
          type: 'object',
          description: 'A job.',
          properties: {
            title: { type: 'string', description: 'Its title.' },
            company: { $ref: '#/components/schemas/Company' },
          },
        },
        Company: { type: 'object', title: 'Company', properties: {} },
        Other: { type: 'object' },
      },
    },
    paths: {
      '/jobs': {
        get: {
          operationId: 'listJobs',
          tags: ['jobs'],
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
            },
          },
        },
        post: { operationId: 'createJob', responses: {} },
      },
      '/others': { get: { operationId: 'listOthers', responses: {} } },
    },
  };
  expect(contractOf(document, ['listJobs'])).toEqual({
    paths: {
      '/jobs': {
        get: { operationId: 'listJobs', responses: document.paths['/jobs'].get.responses },
      },
    },
    components: {
      schemas: {
        Job: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            company: { $ref: '#/components/schemas/Company' },
          },
        },
        Company: { type: 'object', properties: {} },
      },
    },
  });
});
