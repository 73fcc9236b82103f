import type { ApiDocument, Operation, Schema } from './api-document.ts';

/** What people read and no program is bound by. */
const words = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated']);

const reference = '#/components/schemas/';

/**
 * What a package relies on when it makes these calls: the part of the OpenAPI document that says
 * what they take and what they answer, with every schema that they name, and without words. Of
 * what is opened by its address no program reads the success: it goes to the browser as it is.
 *
 * @param operations ids of those that are called
 * @param opened ids of those that are opened by their address
 */
export function contractOf(
  document: ApiDocument,
  operations: string[],
  opened: string[] = [],
): Pick<ApiDocument, 'paths' | 'components'> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const used = Object.entries(item).flatMap(([method, operation]): [string, Operation][] => {
      const id = operation.operationId ?? '';
      if (operations.includes(id)) return [[method, bareOperation(operation)]];
      return opened.includes(id) ? [[method, withoutSuccess(bareOperation(operation))]] : [];
    });
    if (used.length > 0) paths[path] = Object.fromEntries(used);
  }
  return { paths, components: { schemas: namedSchemas(document, paths) } };
}

function bareOperation(operation: Operation): Operation {
  const { tags: _tags, summary: _summary, description: _description, ...rest } = operation;
  return bare(rest) as Operation;
}

function withoutSuccess(operation: Operation): Operation {
  const responses = Object.entries(operation.responses ?? {}).map(([status, answer]) => [
    status,
    /^[45]/.test(status) ? answer : {},
  ]);
  return { ...operation, responses: Object.fromEntries(responses) as Record<string, unknown> };
}

/** Leaves the words out; a field of a body may well be named `title`. */
function bare(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => bare(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !(words.has(key) || key.startsWith('x-')))
      .map(([key, entry]) => [key, bare(entry, !areNames && key === 'properties')]),
  );
}

function namedSchemas(document: ApiDocument, start: unknown): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key === '$ref' && typeof entry === 'string') take(entry);
      else visit(entry);
    }
  };
  const take = (address: string): void => {
    const name = address.replace(reference, '');
    const schema = document.components?.schemas?.[name];
    if (schema === undefined || name in found) return;
    found[name] = bare(schema) as Schema;
    visit(found[name]);
  };
  visit(start);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
