/** So many are removed side by side. */
const sideBySide = 10;

export interface Removal<Item> {
  gone: Item[];
  /** Why others are still there. */
  failures: unknown[];
}

/** Removes what can be removed of some items: one that cannot stands in no other's way. */
export async function removeEach<Item>(
  items: readonly Item[],
  remove: (item: Item) => Promise<void>,
): Promise<Removal<Item>> {
  const removal: Removal<Item> = { gone: [], failures: [] };
  const attempt = async (item: Item) => {
    try {
      await remove(item);
      removal.gone.push(item);
    } catch (error) {
      removal.failures.push(error);
    }
  };
  for (let from = 0; from < items.length; from += sideBySide) {
    await Promise.all(items.slice(from, from + sideBySide).map(attempt));
  }
  return removal;
}
