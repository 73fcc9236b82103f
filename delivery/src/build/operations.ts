import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const generatedFile = 'src/generated/operations.ts';

/**
 * The operations that a package injects into the slice: in generated code the name of an RTK
 * Query endpoint is the api's operation id.
 * @param packageDir folder of an area or of shared-api
 * @returns sorted; empty if nothing is generated there
 */
export function generatedOperations(packageDir: string): string[] {
  const file = join(packageDir, generatedFile);
  if (!existsSync(file)) return [];
  const endpoint = /(\w+)\s*:\s*build\s*\.\s*(?:query|mutation|infiniteQuery)\b/g;
  const source = readFileSync(file, 'utf8');
  return [...new Set([...source.matchAll(endpoint)].map(([, name]) => String(name)))].sort();
}

/** `useListJobsQuery`, `useLazyListJobsQuery`, `useLoginMutation`, `useListJobsInfiniteQuery`. */
const hookName =
  /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:QueryState|QuerySubscription|Query|Mutation)$/;

/**
 * The operations behind hooks that an area imports from shared-api.
 * @param names names imported from it
 * @param offered operations that shared-api injects
 */
export function operationsOfHooks(names: Iterable<string>, offered: string[]): string[] {
  const used = [...names].flatMap((name) => {
    const operation = hookName.exec(name)?.[1];
    return operation ? [operation.charAt(0).toLowerCase() + operation.slice(1)] : [];
  });
  return [...new Set(used)].filter((operation) => offered.includes(operation)).sort();
}
