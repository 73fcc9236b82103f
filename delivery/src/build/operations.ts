/** `useListJobsQuery`, `useLazyListJobsQuery`, `useLoginMutation`, `useListJobsInfiniteQuery`. */
const hook =
  /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:QueryState|QuerySubscription|Query|Mutation)$/;

/** `exportMeAddress`. */
const address = /^(\w+)Address$/;

/**
 * The operations behind what an area imports from shared-api.
 * @param names names of hooks, of functions that give addresses, and of anything else
 * @param offered operations that shared-api injects, or knows the address of
 */
export function operationsNamed(names: Iterable<string>, offered: string[]): string[] {
  const used = [...names].flatMap((name) => {
    const operation = (hook.exec(name) ?? address.exec(name))?.[1];
    return operation ? [operation.charAt(0).toLowerCase() + operation.slice(1)] : [];
  });
  return [...new Set(used)].filter((operation) => offered.includes(operation)).sort();
}
