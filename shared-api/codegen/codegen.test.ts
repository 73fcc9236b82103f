/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { addressSource } from './address-source.ts';
import { adaptSource, typesOnly } from './adapt-source.ts';
import { contractOf } from './api-contract.ts';
import { documentOfCalls, documentPlace } from './api-document.ts';
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

describe('the address of an operation', () => {
  const next = { name: 'next', in: 'query', required: false };
  const document = {
    paths: {
      '/files/{id}': {
        get: {
          operationId: 'downloadFile',
          parameters: [{ name: 'id', in: 'path', required: true }],
        },
        delete: { operationId: 'deleteFile' },
      },
      '/auth/google': { get: { operationId: 'visitGoogle', parameters: [next] } },
      '/me/export': { get: { operationId: 'exportMe' } },
    },
  };

  test('is given by a function, for what the operation takes', () => {
    const source = addressSource(document, ['visitGoogle', 'exportMe', 'downloadFile'], 'imports');
    expect(source.replace(/\s+/g, ' ').trim()).toBe(
      [
        'imports',
        'export const downloadFileAddress = ({ id }: { id: string }): string =>' +
          ' operationAddress(`/files/${encodeURIComponent(id)}`);',
        'export const visitGoogleAddress = ({ next }: { next?: string | undefined }): string =>' +
          ' operationAddress(`/auth/google`, { next });',
        'export const exportMeAddress = (): string => operationAddress(`/me/export`);',
      ].join(' '),
    );
  });

  test('is refused for what an address cannot ask for', () => {
    expect(() => addressSource(document, ['deleteFile'], '')).toThrow('deleteFile: only a GET');
  });
});

test.each([
  ['../api/openapi.json', '/checkout/api/openapi.json'],
  ['/elsewhere/openapi.json', '/elsewhere/openapi.json'],
  ['https://ifj.example', 'https://ifj.example/IFJ/api/openapi.json'],
  ['https://ifj.example/docs/v2.json?of=api', 'https://ifj.example/docs/v2.json?of=api'],
])('the document of an api is found: %s', (named, place) => {
  expect(documentPlace(named, '/checkout/mfe-x')).toBe(place);
});

test('calls are relative to the api, with their bodies in place, and the document stays as it is', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } };
  const whole = {
    components: { schemas: { Job: { title: 'Job', type: 'object' } } },
    paths: { '/IFJ/api/jobs': { post: { operationId: 'createJob', requestBody: { content } } } },
  };
  expect(documentOfCalls(whole).paths).toEqual({
    '/jobs': {
      post: {
        operationId: 'createJob',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  });
  expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Job' });
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

test('of what is opened by its address, the contract leaves out what a success holds', () => {
  const failure = { content: { 'application/json': { schema: { type: 'object' } } } };
  const responses = { 200: { description: 'A file.', ...failure }, 303: failure, 404: failure };
  const paths = { '/me/export': { get: { operationId: 'exportMe', responses } } };
  expect(contractOf({ paths }, [], ['exportMe']).paths).toEqual({
    '/me/export': {
      get: { operationId: 'exportMe', responses: { 200: {}, 303: {}, 404: failure } },
    },
  });
});
