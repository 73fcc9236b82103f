import { describe, expect, test } from '@jest/globals';
import { callFindings } from './call-findings.ts';
import { callAt, type ApiDocument, type Operation, type Schema } from './document.ts';

const schemas: Record<string, Schema> = {
  Job: {
    type: 'object',
    required: ['id', 'title', 'deadline'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      deadline: { type: 'string', format: 'date' },
      amount: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      status: { type: 'integer' },
      field: { type: 'string', enum: ['Art', 'Science'] },
      parent: { $ref: '#/components/schemas/Job' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  },
  NewJob: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 200 },
      field: { type: 'string', enum: ['Art', 'Science'] },
      amount: { type: ['string', 'null'] },
      pay: { type: 'number', minimum: 0 },
    },
  },
};

function api(
  change: { operation?: Partial<Operation>; schemas?: typeof schemas } = {},
): ApiDocument {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  return {
    components: { schemas: { ...schemas, ...change.schemas } },
    paths: {
      '/IFJ/api/jobs/{id}': {
        put: {
          operationId: 'updateJob',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'notify', in: 'query', schema: { type: 'boolean' } },
          ],
          requestBody: { required: true, ...json({ $ref: '#/components/schemas/NewJob' }) },
          responses: {
            200: json({
              type: 'object',
              required: ['data'],
              properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Job' } } },
            }),
            404: json({
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string' } },
            }),
          },
          ...change.operation,
        },
      },
    },
  };
}

/** What an area that was made for `api()` finds in another api, in both weights. */
function differences(live: ApiDocument, expected = api()): { broken: string[]; notes: string[] } {
  const call = callAt(expected, 'put', '/IFJ/api/jobs/{id}');
  const other = callAt(live, 'put', '/IFJ/api/jobs/{jobId}');
  if (!call || !other) throw new Error('no such call');
  const findings = callFindings({ document: expected, call }, { document: live, call: other });
  const texts = (breaks: boolean) =>
    findings.filter((finding) => finding.breaks === breaks).map(({ text }) => text);
  return { broken: texts(true), notes: texts(false) };
}

const job = (properties: Record<string, Schema>, required = schemas['Job']?.required ?? []) => ({
  schemas: {
    Job: {
      ...schemas['Job'],
      required,
      properties: { ...schemas['Job']?.properties, ...properties },
    },
  },
});

const newJob = (properties: Record<string, Schema>, required = ['title']) => ({
  schemas: {
    NewJob: {
      ...schemas['NewJob'],
      required,
      properties: { ...schemas['NewJob']?.properties, ...properties },
    },
  },
});

function without(name: string, of: 'Job' | 'NewJob'): { schemas: typeof schemas } {
  const { properties = {}, required = [], ...schema } = schemas[of] ?? {};
  const { [name]: _gone, ...others } = properties;
  const kept = required.filter((one) => one !== name);
  return { schemas: { [of]: { ...schema, required: kept, properties: others } } };
}

const operation = (change: Partial<Operation>) => ({ operation: change });
const { parameters = [] } = api().paths['/IFJ/api/jobs/{id}']?.['put'] ?? {};

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

describe('a request breaks', () => {
  test.each([
    [
      'a field is required',
      newJob({}, ['title', 'pay']),
      'body.pay is required, and is not always sent',
    ],
    [
      'an unknown field is required',
      newJob({ city: { type: 'string' } }, ['title', 'city']),
      'body.city is required, and is never sent',
    ],
    ['a field is no longer taken', without('pay', 'NewJob'), 'body.pay is not taken'],
    [
      'a field has another type',
      newJob({ pay: { type: 'string' } }),
      'body.pay may be sent as number, and only string is taken',
    ],
    [
      'a field may not be null',
      newJob({ amount: { type: 'string' } }),
      'body.amount may be sent as null, and only string is taken',
    ],
    [
      'an enumeration is narrower',
      newJob({ field: { type: 'string', enum: ['Art'] } }),
      'body.field may be sent as Science, which is not taken',
    ],
    [
      'a free text is an enumeration',
      newJob({ amount: { anyOf: [{ enum: ['1', '2'] }, { type: 'null' }] } }),
      'body.amount may only be 1, 2, and is sent as any value',
    ],
    [
      'a text must be shorter',
      newJob({ title: { type: 'string', minLength: 1, maxLength: 100 } }),
      'body.title is taken with 100 characters at most, and sent with 200',
    ],
    [
      'a number has a floor',
      newJob({ pay: { type: 'number', minimum: 10 } }),
      'body.pay is taken with 10 at least, and sent with 0',
    ],
    [
      'a text must match',
      newJob({ title: { type: 'string', maxLength: 200, pattern: '^A' } }),
      'body.title must match ^A, and is sent as any text',
    ],
    [
      'a text must have a form',
      newJob({ title: { type: 'string', maxLength: 200, format: 'email' } }),
      'body.title must be in the form email, and is sent as any text',
    ],
    [
      'a parameter is required',
      operation({ parameters: parameters.map((one) => ({ ...one, required: true })) }),
      'the query parameter notify is required, and is not always sent',
    ],
    [
      'a parameter is no longer taken',
      operation({ parameters: parameters.slice(0, 1) }),
      'the query parameter notify is not taken',
    ],
    [
      'a parameter has another type',
      operation({
        parameters: [
          parameters[0] ?? { name: '', in: '' },
          { name: 'notify', in: 'query', schema: { type: 'integer' } },
        ],
      }),
      'the query parameter notify may be sent as boolean, and only integer is taken',
    ],
    [
      'a session is required',
      operation({ security: [{ session: [] }] }),
      'a session is required, which is not expected',
    ],
    [
      'its body has another kind',
      operation({ requestBody: { content: { 'multipart/form-data': {} } } }),
      'a body of application/json is not taken',
    ],
    [
      'it has no body',
      operation({ requestBody: undefined } as unknown as Partial<Operation>),
      'a body is sent, and none is taken',
    ],
  ])('when %s', (_, change, words) => {
    expect(differences(api(change)).broken).toContain(words);
  });

  test('when a body is required where none was sent', () => {
    const { requestBody: _none, ...rest } = api().paths['/IFJ/api/jobs/{id}']?.['put'] ?? {};
    const expected = { ...api(), paths: { '/IFJ/api/jobs/{id}': { put: rest } } };
    expect(differences(api(), expected).broken).toEqual(['a body is required, and none is sent']);
  });
});

test('every variant of a body must fit one that is taken', () => {
  const variant = (kind: string, more: Record<string, Schema> = {}): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, ...more },
  });
  const body = (...anyOf: Schema[]) => api({ schemas: { NewJob: { anyOf } } });
  const both = body(variant('a'), variant('b'));
  expect(differences(body(variant('a'), variant('b'), variant('c')), both).broken).toEqual([]);
  expect(differences(body(variant('a')), both).broken).toEqual([
    'body.kind may be sent as b, which is not taken',
  ]);
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

test('a reference that leads nowhere is no silent yes', () => {
  const live = api(
    operation({
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/None' } } } },
      },
    }),
  );
  expect(() => differences(live)).toThrow('#/components/schemas/None leads nowhere');
});
