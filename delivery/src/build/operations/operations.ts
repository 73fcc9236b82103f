/** `useListJobsQuery`, `useLazyListJobsQuery`, `useLoginMutation`, `useListJobsInfiniteQuery`. */
const hook =
  /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:QueryState|QuerySubscription|Query|Mutation)$/;

/** `exportMeAddress`. */
const address = /^(\w+)Address$/;

/** @returns the operation behind the name of a hook, or of a function that gives an address */
export function operationNamed(name: string): string | undefined {
  const operation = (hook.exec(name) ?? address.exec(name))?.[1];
  return operation && operation.charAt(0).toLowerCase() + operation.slice(1);
}

/**
 * The operations behind what an area imports from shared-api.
 * @param names names of hooks, of functions that give addresses, and of anything else
 * @param offered operations that shared-api injects, or knows the address of
 */
export function operationsNamed(names: Iterable<string>, offered: string[]): string[] {
  const used = [...names].flatMap((name) => operationNamed(name) ?? []);
  return [...new Set(used)].filter((operation) => offered.includes(operation)).sort();
}
