import { VisitorStore } from '@ifj/shared-api/document';
import { apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import { renderDocument } from '@ifj/shared-ui/document';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import LandingDocument from './landing.document.tsx';
import LandingPage from './landing.page.tsx';

/** What the document shows to a visitor while the api is there, each list with one of its kind. */
function shownToVisitors(): HTMLElement {
  const { body } = renderDocument(
    <VisitorStore>
      <LandingDocument />
    </VisitorStore>,
    '/',
  );
  const place = document.createElement('div');
  place.innerHTML = body
    .replace(/\{\{#(failed|signedIn)\}\}.*?\{\{\/\1\}\}/gs, '')
    .replace(/\{\{[#^/][^}]+\}\}/g, '');
  return place;
}

/** Elements, their texts and where they lead, in their order. */
function outline(place: HTMLElement): string[] {
  return [...place.querySelectorAll('*')].map((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    return `${element.tagName} ${element.id} ${element.getAttribute('href') ?? ''} ${text}`;
  });
}

test('the document shows what the running page shows, so that nothing moves between them', async () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  apiServer.use(
    respond.get('/public/landing', {
      figures: [{ value: '{{value}}', label: '{{label}}' }],
      stories: [{ name: '{{name}}', about: '{{about}}', text: '{{text}}', is_example: true }],
      support_address: '{{support_address}}',
    }),
  );
  const { container } = renderWithProviders(<LandingPage />);
  await screen.findByText('{{value}}');
  expect(outline(shownToVisitors())).toEqual(outline(container));
});
