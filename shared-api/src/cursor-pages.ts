/** Where a page begins, as the page before said. `null`: the first page. */
export type PageCursor = string | null;

interface Page {
  meta: { next_cursor: string | null };
}

/**
 * The definition of a list that is read page by page: each page carries the cursor of the next one
 * in `meta.next_cursor`, and the last page carries null there.
 *
 * @param request makes the call for one page
 */
export function cursorPages<Arg extends { cursor?: string | undefined }, Request>(
  request: (queryArg: Arg) => Request,
) {
  return {
    query: ({ queryArg, pageParam }: { queryArg: Omit<Arg, 'cursor'>; pageParam: PageCursor }) =>
      request({ ...queryArg, cursor: pageParam ?? undefined } as Arg),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (lastPage: Page): PageCursor => lastPage.meta.next_cursor,
    },
  };
}
