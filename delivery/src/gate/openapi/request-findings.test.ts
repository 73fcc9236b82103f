import { describe, expect, test } from '@jest/globals';
import {
  api,
  differences,
  newJob,
  operation,
  parameters,
  without,
} from '../../testing/one-call-api.ts';
import type { Schema, Operation } from './document.ts';

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
