import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { apiError, apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import type { Landing } from '../../generated/operations.ts';
import LandingPage from './landing.page.tsx';

let report: (id: string, height: number, visible: number) => void;
const observed = new Map<string, Element>();

class Observer {
  constructor(callback: (entries: object[]) => void) {
    report = (id, height, visible) => {
      act(() => {
        callback([
          {
            target: observed.get(id),
            boundingClientRect: { height },
            intersectionRect: { height: visible },
            rootBounds: { height: 800 },
          },
        ]);
      });
    };
  }
  observe(element: Element): void {
    observed.set(element.id, element);
  }
  disconnect(): void {}
}

const content: Landing = {
  figures: [
    { value: '5,000+', label: 'Internships facilitated' },
    { value: '90%', label: 'Placement rate' },
    { value: '1,200+', label: 'Partner organizations' },
  ],
  stories: [
    { name: 'Adaeze', about: 'Enugu', text: 'I applied to three.', is_example: true },
    { name: 'Bisi', about: 'Ibadan', text: 'It went well.', is_example: false },
  ],
  support_address: 'help@jobs.example',
};

beforeEach(() => {
  observed.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  apiServer.use(respond.get('/public/landing', content));
});

const anchors = () => screen.getByRole('navigation', { name: 'On this page' });
const current = () =>
  within(anchors())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('the start page', () => {
  test('leads somebody who is signed in to the dashboard, and nowhere that ends the session', () => {
    renderWithProviders(<LandingPage />, { session: { role: 'student' } });
    const ways = screen.getAllByRole('link', { name: 'Dashboard' });
    expect(new Set(ways.map((link) => link.getAttribute('href')))).toEqual(new Set(['/dashboard']));
    expect(screen.queryByRole('link', { name: /Login|Sign Up/ })).toBeNull();
    expect(screen.queryByText(/^Sign up now/)).toBeNull();
  });

  test('says in one sentence what it is and leads to Login and Sign Up', () => {
    renderWithProviders(<LandingPage />);
    const hero = screen.getByRole('region', { name: /checked/ });
    expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(hero).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(within(hero).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  test('has an anchor for each of its named sections', () => {
    renderWithProviders(<LandingPage />);
    const targets = within(anchors())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#home', '#stories', '#impact', '#faqs']);
    expect([...observed.keys()].map((id) => `#${id}`)).toEqual(targets);
  });

  test('highlights the section of which 60 % are in view', () => {
    renderWithProviders(<LandingPage />);
    expect(current()).toEqual(['Home']);
    report('stories', 500, 299);
    expect(current()).toEqual(['Home']);
    report('stories', 500, 300);
    expect(current()).toEqual(['Stories']);
  });

  test('shows the figures that the operator gave', async () => {
    renderWithProviders(<LandingPage />);
    const impact = within(screen.getByRole('region', { name: 'Our impact' }));
    expect((await impact.findAllByRole('term')).map((term) => term.textContent)).toEqual(
      content.figures.map(({ label }) => label),
    );
    expect(impact.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      content.figures.map(({ value }) => value),
    );
  });

  test('marks the stories that are examples, and no others', async () => {
    renderWithProviders(<LandingPage />);
    const stories = within(screen.getByRole('region', { name: 'Stories' }));
    const [first, second] = await stories.findAllByRole('figure');
    if (!first || !second) throw new Error('two stories are missing');
    expect(within(first).getByText('Example')).toBeVisible();
    expect(within(second).queryByText('Example')).toBeNull();
  });

  test('says what it could not load, and tries again', async () => {
    apiServer.use(respond.get('/public/landing', apiError('UNAVAILABLE', 'Away'), 503));
    const { user } = renderWithProviders(<LandingPage />);
    const impact = within(screen.getByRole('region', { name: 'Our impact' }));
    expect(await impact.findByText('The figures cannot be shown at the moment.')).toBeVisible();
    expect(screen.getByText('The stories cannot be shown at the moment.')).toBeVisible();
    apiServer.use(respond.get('/public/landing', content));
    await user.click(impact.getByRole('button', { name: 'Try again' }));
    expect(await impact.findByText('5,000+')).toBeVisible();
    expect(screen.getByText('It went well.')).toBeVisible();
  });

  test('shows three steps for each side', () => {
    renderWithProviders(<LandingPage />);
    const lists = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3]);
  });

  test('answers questions in native disclosures', async () => {
    const { user } = renderWithProviders(<LandingPage />);
    expect(screen.getByText(/never public/)).not.toBeVisible();
    await user.click(screen.getByText('Who can see my resume?'));
    expect(screen.getByText(/never public/)).toBeVisible();
  });

  test('gives the address of the support', async () => {
    renderWithProviders(<LandingPage />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'help@jobs.example' })).toHaveAttribute(
      'href',
      'mailto:help@jobs.example',
    );
  });

  test('leads on at its end too', () => {
    renderWithProviders(<LandingPage />);
    const end = screen.getByRole('region', {
      name: 'Sign up now to find your ideal internship and kickstart your career!',
    });
    expect(within(end).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });
});
