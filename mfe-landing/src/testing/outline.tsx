import { VisitorStore } from '@ifj/shared-api/document';
import { renderDocument } from '@ifj/shared-ui/document';
import type { ComponentType } from 'react';

/** Elements, their texts and where they lead, in their order. */
export function outline(place: Element): string[] {
  return [...place.querySelectorAll('*')].map((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    // React makes other ids for a document than for a page; they begin with an underscore.
    const id = element.id.startsWith('_') ? '' : element.id;
    return `${element.tagName} ${id} ${element.getAttribute('href') ?? ''} ${text}`;
  });
}

/** Which values a document is filled with. */
interface Filling {
  absent: string[];
  /** Needed only of those that the document has something else in place of. */
  present?: string[];
}

/** What a document shows, each list with one of its kind. */
export function shownBy(
  Document: ComponentType,
  path: string,
  { absent, present = [] }: Filling,
): Element {
  const { body } = renderDocument(
    <VisitorStore>
      <Document />
    </VisitorStore>,
    path,
  );
  const sections = (mark: string, names: string[]) =>
    new RegExp(String.raw`\{\{${mark}(${names.join('|')})\}\}.*?\{\{\/\1\}\}`, 'gs');
  const place = document.createElement('div');
  place.innerHTML = body
    .replace(sections('#', absent), '')
    .replace(sections(String.raw`\^`, present), '')
    .replace(/\{\{[#^/][^}]+\}\}/g, '');
  return place;
}
