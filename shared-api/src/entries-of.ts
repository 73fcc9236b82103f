/**
 * All that is here of a list that is read page by page, each entry once: one that has moved between
 * the reading of two pages stands on both, and is as the later one has it.
 *
 * @returns undefined until the first page has come
 */
export function entriesOf<Page, Entry extends { id: string }>(
  answer: { pages: Page[] } | undefined,
  entries: (page: Page) => Entry[],
): Entry[] | undefined {
  if (answer === undefined) return undefined;
  const byId = new Map<string, Entry>();
  for (const entry of answer.pages.flatMap(entries)) {
    byId.delete(entry.id);
    byId.set(entry.id, entry);
  }
  return [...byId.values()];
}
