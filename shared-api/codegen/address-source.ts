import type { ApiDocument, Operation } from './api-document.ts';

/**
 * Writes a function for each operation that is opened by its address: `downloadFileAddress({ id })`.
 *
 * @param operations their ids
 * @param imports import statement for `operationAddress`
 * @throws when one of them is no GET, which an address alone cannot ask for
 */
export function addressSource(
  { paths }: ApiDocument,
  operations: string[],
  imports: string,
): string {
  const functions = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operations.includes(operationId ?? ''))
      .map(([method, operation]) => {
        if (method === 'get') return addressFunction(path, operation);
        throw new Error(`${operation.operationId}: only a GET can be opened by its address`);
      }),
  );
  return [imports, ...functions, ''].join('\n\n');
}

function addressFunction(path: string, { operationId, parameters = [] }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const taken = [...parameters.filter((parameter) => parameter.in === 'path'), ...query];
  const names = taken.map(({ name }) => name).join(', ');
  const types = taken.map(({ name, required }) =>
    required ? `${name}: string` : `${name}?: string | undefined`,
  );
  const argument = taken.length > 0 ? `{ ${names} }: { ${types.join('; ')} }` : '';
  const filled = path.replace(/\{([^}]*)\}/g, '${encodeURIComponent($1)}');
  const search = query.length > 0 ? `, { ${query.map(({ name }) => name).join(', ')} }` : '';
  return [
    `export const ${operationId}Address = (${argument}): string =>`,
    `  operationAddress(\`${filled}\`${search});`,
  ].join('\n');
}
