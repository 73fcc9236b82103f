import { apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { outline, shownBy } from '../../testing/outline.tsx';
import LandingDocument from './landing.document.tsx';
import LandingPage from './landing.page.tsx';

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
  const shown = shownBy(LandingDocument, '/', { absent: ['failed', 'signedIn'] });
  expect(outline(shown)).toEqual(outline(container));
});
