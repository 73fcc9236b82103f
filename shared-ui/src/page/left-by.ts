/** A link in the content of a page, found again by where it leads. */
interface PlaceOfLink {
  href: string;
  /** Which one of the links that lead there. */
  nth: number;
}

/** Where the focus was when an entry of the history was left; kept as long as the document. */
const places = new Map<string, PlaceOfLink>();

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Remembers the link of the content that has the focus, while an entry of the history is left. */
export function rememberLink(entry: string): void {
  const link = document.activeElement?.closest<HTMLAnchorElement>('main a');
  const href = link?.getAttribute('href');
  if (link && href) places.set(entry, { href, nth: linksTo(href).indexOf(link) });
}

/** The link by which an entry of the history was left, if it is there again. */
export function rememberedLink(entry: string): HTMLAnchorElement | undefined {
  const place = places.get(entry);
  return place && linksTo(place.href)[place.nth];
}
