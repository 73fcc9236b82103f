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
