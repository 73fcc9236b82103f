/** What the gateway wrote into the page to read before any script: it stands until React has drawn. */
export interface StandingDocument {
  element: HTMLElement;
  style: HTMLElement | null;
}

/** The document of this page; null where it has none. */
export function standingDocument(): StandingDocument | null {
  const element = document.getElementById('document');
  return element && { element, style: document.getElementById('document-style') };
}

const disclosures = (place: Element): HTMLDetailsElement[] => [
  ...place.querySelectorAll('details'),
];

/** What the reader opened meanwhile is open in the page too. */
function openAgain(from: HTMLElement, to: HTMLElement): void {
  const opened = disclosures(to);
  disclosures(from).forEach(({ open }, at) => {
    const other = opened[at];
    if (open && other) other.open = true;
  });
}

const focusable = 'a[href], button, summary, input, [tabindex]';

/** The focus goes on to what has the place and the text of the one that had it. */
function focusAgain(from: HTMLElement, to: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !from.contains(focused)) return;
  const same = (place: HTMLElement): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>(focusable)].filter(
      ({ tagName, textContent }) =>
        tagName === focused.tagName && textContent === focused.textContent,
    );
  same(to)[same(from).indexOf(focused)]?.focus({ preventScroll: true });
}

/**
 * Ends a document whose place the drawn page takes, before the browser paints again.
 *
 * @param root where the page is drawn
 */
export function giveWay({ element, style }: StandingDocument, root: HTMLElement): void {
  openAgain(element, root);
  focusAgain(element, root);
  element.remove();
  style?.remove();
}
