import { callFindings } from '../gate/openapi/call-findings.ts';
import { callAt, type ApiDocument, type Operation, type Schema } from '../gate/openapi/document.ts';

export const schemas: Record<string, Schema> = {
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

export function api(
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
export function differences(
  live: ApiDocument,
  expected = api(),
): { broken: string[]; notes: string[] } {
  const call = callAt(expected, 'put', '/IFJ/api/jobs/{id}');
  const other = callAt(live, 'put', '/IFJ/api/jobs/{jobId}');
  if (!call || !other) throw new Error('no such call');
  const findings = callFindings({ document: expected, call }, { document: live, call: other });
  const texts = (breaks: boolean) =>
    findings.filter((finding) => finding.breaks === breaks).map(({ text }) => text);
  return { broken: texts(true), notes: texts(false) };
}

export const job = (
  properties: Record<string, Schema>,
  required = schemas['Job']?.required ?? [],
) => ({
  schemas: {
    Job: {
      ...schemas['Job'],
      required,
      properties: { ...schemas['Job']?.properties, ...properties },
    },
  },
});

export const newJob = (properties: Record<string, Schema>, required = ['title']) => ({
  schemas: {
    NewJob: {
      ...schemas['NewJob'],
      required,
      properties: { ...schemas['NewJob']?.properties, ...properties },
    },
  },
});

export function without(name: string, of: 'Job' | 'NewJob'): { schemas: typeof schemas } {
  const { properties = {}, required = [], ...schema } = schemas[of] ?? {};
  const { [name]: _gone, ...others } = properties;
  const kept = required.filter((one) => one !== name);
  return { schemas: { [of]: { ...schema, required: kept, properties: others } } };
}

export const operation = (change: Partial<Operation>) => ({ operation: change });
export const { parameters = [] } = api().paths['/IFJ/api/jobs/{id}']?.['put'] ?? {};
