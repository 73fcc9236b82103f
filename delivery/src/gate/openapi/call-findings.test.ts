import { describe, expect, test } from '@jest/globals';
import {
  api,
  differences,
  job,
  newJob,
  operation,
  parameters,
  schemas,
  without,
} from '../../testing/one-call-api.ts';
import type { Schema } from './document.ts';

describe('nothing breaks', () => {
  test.each([
    ['when nothing changed', {}],
    [
      'when an answer has more fields',
      job({ more: { type: 'string' } }, [...(schemas['Job']?.required ?? []), 'more']),
    ],
    ['when an answer promises more', job({}, ['id', 'title', 'deadline', 'status', 'amount'])],
    ['when what could be null no longer is', job({ amount: { type: 'string' } })],
    ['when a field that might be missing is gone', without('status', 'Job')],
    ['when a request may hold more', newJob({ more: { type: 'string' } })],
    ['when a request must hold less', newJob({}, [])],
    ['when a limit is wider', newJob({ title: { type: 'string', maxLength: 400 } })],
    [
      'when an enumeration of a request is wider',
      newJob({ field: { type: 'string', enum: ['Art', 'Science', 'Law'] } }),
    ],
    [
      'when the values of an enumeration are limited as a text',
      newJob({ field: { type: 'string', maxLength: 20 } }),
    ],
    [
      'when a number may be any',
      newJob({ pay: { anyOf: [{ type: 'string' }, { type: 'number' }] } }),
    ],
    [
      'when a parameter may be left out that is new',
      operation({ parameters: [...parameters, { name: 'q', in: 'query' }] }),
    ],
    [
      'when a path parameter has another name',
      operation({
        parameters: [
          { name: 'jobId', in: 'path', required: true, schema: { type: 'string' } },
          ...parameters.slice(1),
        ],
      }),
    ],
  ])('%s', (_, change) => {
    expect(differences(api(change))).toEqual({ broken: [], notes: [] });
  });

  test('when an answer has a new value of an enumeration; that is told', () => {
    const live = api(job({ field: { type: 'string', enum: ['Art', 'Science', 'Law'] } }));
    expect(differences(live)).toEqual({
      broken: [],
      notes: ['answer 200.data[].field may be Law, which is not expected'],
    });
  });

  test('when nothing but the address is known', () => {
    const bare = api();
    bare.paths = { '/IFJ/api/jobs/{id}': { put: {} } };
    expect(differences(api(operation({ security: [{ session: [] }] })), bare).broken).toEqual([]);
  });
});

describe('an answer breaks', () => {
  test.each([
    ['a field is gone', without('title', 'Job'), 'answer 200.data[].title is not there'],
    [
      'a field may be missing',
      job({}, ['id', 'deadline']),
      'answer 200.data[].title may be missing',
    ],
    [
      'a field may be null',
      job({ title: { type: ['string', 'null'] } }),
      'answer 200.data[].title may be null, which is not expected',
    ],
    [
      'a field may be null, in the older form',
      job({ title: { type: 'string', nullable: true } }),
      'answer 200.data[].title may be null, which is not expected',
    ],
    [
      'a field has another type',
      job({ status: { type: 'string' } }),
      'answer 200.data[].status is string, and integer is expected',
    ],
    [
      'an integer may be a fraction',
      job({ status: { type: 'number' } }),
      'answer 200.data[].status is number, and integer is expected',
    ],
    [
      'entries have another type',
      job({ tags: { type: 'array', items: { type: 'object' } } }),
      'answer 200.data[].tags[] is object, and string is expected',
    ],
    [
      'a text has another form',
      job({ deadline: { type: 'string', format: 'date-time' } }),
      'answer 200.data[].deadline is in the form date-time, and date is expected',
    ],
    ['a status is gone', operation({ responses: { 204: {} } }), 'the answer 200 is not there'],
    [
      'another success may come',
      operation({
        responses: { ...api().paths['/IFJ/api/jobs/{id}']?.['put']?.responses, 202: {} },
      }),
      'the answer may be 202, which is not expected',
    ],
    [
      'an error has another shape',
      operation({
        responses: {
          ...api().paths['/IFJ/api/jobs/{id}']?.['put']?.responses,
          404: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
        },
      }),
      'answer 404.code is not there',
    ],
    [
      'it is no JSON',
      operation({ responses: { 200: { content: { 'text/csv': {} } } } }),
      'the answer 200 is not application/json',
    ],
  ])('when %s', (_, change, words) => {
    expect(differences(api(change)).broken).toContain(words);
  });
});

test('parts of a schema hold together', () => {
  const whole = (...allOf: Schema[]) => api({ schemas: { Job: { allOf } } });
  const id: Schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  const title: Schema = { required: ['title'], properties: { title: { type: 'string' } } };
  expect(differences(whole(id, title), whole(id)).broken).toEqual([]);
  expect(differences(whole(id), whole(id, title)).broken).toEqual([
    'answer 200.data[].title is not there',
  ]);
});

describe('a schema that holds itself', () => {
  const ref: Schema = { $ref: '#/components/schemas/Job' };
  const nullable: Schema = { anyOf: [ref, { type: 'null' }] };

  test.each<[string, Schema]>([
    ['or null', nullable],
    ['or null, in entries', { type: 'array', items: nullable }],
    ['or null, as one of two', { oneOf: [ref, { type: 'null' }] }],
    ['with more', { allOf: [ref, { properties: { more: { type: 'string' } } }] }],
    ['in a map', { type: 'object', additionalProperties: nullable }],
  ])('%s, is compared to its end', (_, parent) => {
    const expected = api(job({ parent }));
    expect(differences(api(job({ parent })), expected)).toEqual({ broken: [], notes: [] });
    const less = job({ parent, title: { type: 'integer' } });
    expect(differences(api(less), expected).broken).toContain(
      'answer 200.data[].title is integer, and string is expected',
    );
  });

  test('as one side only, is compared to its end', () => {
    const expected = api(job({ parent: nullable }));
    expect(differences(api(), expected)).toEqual({ broken: [], notes: [] });
    expect(differences(expected, api()).broken).toEqual([
      'answer 200.data[].parent may be null, which is not expected',
    ]);
  });

  test.each<Schema>([nullable, { allOf: [ref, { required: ['id'] }] }])(
    'as the whole of it, says nothing',
    (whole) => {
      const live = api({ schemas: { Job: whole } });
      expect(differences(live).broken).toEqual([
        '#/components/schemas/Job is made of itself in the OpenAPI document',
      ]);
    },
  );
});

test('a reference that leads nowhere is no silent yes', () => {
  const live = api(
    operation({
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/None' } } } },
      },
    }),
  );
  expect(differences(live).broken).toEqual([
    '#/components/schemas/None leads nowhere in the OpenAPI document',
  ]);
});
