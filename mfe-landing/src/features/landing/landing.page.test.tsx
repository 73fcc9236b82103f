import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderWithProviders } from '@ifj/shared-api/testing';
import LandingPage from './landing.page.tsx';

interface Shown {
  id: string;
  height: number;
  visible: number;
}

const screenHeight = 800;
let report: (shown: Shown[]) => void;
const observed = new Map<string, Element>();
let thresholds: readonly number[];

class Observer {
  constructor(callback: (entries: object[]) => void, options: { threshold: number[] }) {
    thresholds = options.threshold;
    report = (shown) => {
      act(() => {
        callback(
          shown.map(({ id, height, visible }) => ({
            target: observed.get(id),
            boundingClientRect: { height },
            intersectionRect: { height: visible },
            rootBounds: { height: screenHeight },
          })),
        );
      });
    };
  }
  observe(element: Element): void {
    observed.set(element.id, element);
  }
  disconnect(): void {}
}

beforeEach(() => {
  observed.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
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
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
    expect(screen.queryByRole('link', { name: /Login|Sign Up/ })).toBeNull();
  });

  test('says in one sentence what it is and leads to Login and Sign Up', () => {
    renderWithProviders(<LandingPage />);
    const hero = screen.getByRole('region', { name: /internship/ });
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
    expect(thresholds).toContain(0.6);
    report([{ id: 'stories', height: 500, visible: 299 }]);
    expect(current()).toEqual(['Home']);
    report([{ id: 'stories', height: 500, visible: 300 }]);
    expect(current()).toEqual(['Stories']);
  });

  test('highlights a section taller than the screen once it fills 60 % of it', () => {
    renderWithProviders(<LandingPage />);
    report([{ id: 'faqs', height: 4_000, visible: 480 }]);
    expect(current()).toEqual(['FAQs']);
  });

  test('shows the three figures', () => {
    renderWithProviders(<LandingPage />);
    const impact = within(screen.getByRole('region', { name: 'Our impact' }));
    expect(impact.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Internships facilitated',
      'Placement rate',
      'Partner organizations',
    ]);
    expect(impact.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '5,000+',
      '90%',
      '1,200+',
    ]);
  });

  test('marks every story as an example', () => {
    renderWithProviders(<LandingPage />);
    const stories = within(screen.getByRole('region', { name: 'Stories' })).getAllByRole('figure');
    expect(stories).toHaveLength(3);
    for (const story of stories) expect(within(story).getByText('Example')).toBeVisible();
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

  test('gives the address of the support', () => {
    renderWithProviders(<LandingPage />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@.+/),
    );
  });
});
