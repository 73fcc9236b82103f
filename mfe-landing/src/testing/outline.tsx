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

/**
 * What a document shows, each list with one of its kind.
 *
 * @param absent names of the values that are missing
 */
export function shownBy(Document: ComponentType, path: string, absent: string[]): Element {
  const { body } = renderDocument(
    <VisitorStore>
      <Document />
    </VisitorStore>,
    path,
  );
  const missing = new RegExp(String.raw`\{\{#(${absent.join('|')})\}\}.*?\{\{\/\1\}\}`, 'gs');
  const place = document.createElement('div');
  place.innerHTML = body.replace(missing, '').replace(/\{\{[#^/][^}]+\}\}/g, '');
  return place;
}
