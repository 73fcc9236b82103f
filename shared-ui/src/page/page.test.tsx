import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { StateTabs } from '../tabs/state-tabs.tsx';
import { Page } from './page.tsx';
import { useState } from 'react';

describe('Page', () => {
  it('names the document, and takes the focus after a navigation only', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Page title="Jobs">{<Link to="/one">Open</Link>}</Page>} />
          <Route path="/one" element={<Page title="Data intern">text</Page>} />
        </Routes>
      </MemoryRouter>,
    );
    expect(document.title).toBe('Jobs · IFJ');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(document.title).toBe('Data intern · IFJ');
    expect(screen.getByRole('heading', { level: 1, name: 'Data intern' })).toHaveFocus();
  });

  it('gives the focus back to the link by which one went', async () => {
    const user = userEvent.setup();
    const list = (
      <Page key="list" title="Jobs">
        <Link to="/one">Title</Link>
        <Link to="/one">View</Link>
      </Page>
    );
    const detail = (
      <Page key="one" title="Editor" back={{ to: '/', label: 'Back to jobs', isBefore: true }}>
        <Link to="/">All jobs</Link>
      </Page>
    );
    render(
      <MemoryRouter>
        <main>
          <Routes>
            <Route path="/" element={list} />
            <Route path="/one" element={detail} />
          </Routes>
        </main>
      </MemoryRouter>,
    );
    await user.click(screen.getByRole('link', { name: 'View' }));
    await user.click(screen.getByRole('link', { name: 'Back to jobs' }));
    expect(screen.getByRole('link', { name: 'View' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Title' }));
    await user.click(screen.getByRole('link', { name: 'All jobs' }));
    expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus();
  });
});

describe('a page that takes the place of what stood in for it', () => {
  const show = () => {
    const page = (part: string) => (
      <MemoryRouter>
        <nav>
          <Link to="/one">Open</Link>
        </nav>
        <Routes>
          <Route path="/" element={<Page title="Jobs">list</Page>} />
          <Route
            path="/one"
            element={
              <Page key={part} title="Editor">
                {part}
              </Page>
            }
          />
        </Routes>
      </MemoryRouter>
    );
    const { rerender } = render(page('skeleton'));
    return () => rerender(page('form'));
  };

  it('takes the focus that went with that', async () => {
    const arrive = show();
    await userEvent.click(screen.getByRole('link', { name: 'Open' }));
    const before = screen.getByRole('heading', { name: 'Editor' });
    expect(before).toHaveFocus();
    arrive();
    expect(before).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Editor' })).toHaveFocus();
  });

  it('takes no focus that is elsewhere meanwhile', async () => {
    const arrive = show();
    const link = screen.getByRole('link', { name: 'Open' });
    await userEvent.click(link);
    link.focus();
    arrive();
    expect(screen.getByText('form')).toBeVisible();
    expect(link).toHaveFocus();
  });
});

describe('the way back', () => {
  const show = (isBefore: boolean) =>
    render(
      <MemoryRouter initialEntries={['/?field=Art', '/one']}>
        <Routes>
          <Route path="/" element={<Where />} />
          <Route
            path="/one"
            element={
              <Page title="Editor" back={{ to: '/', label: 'Jobs', isBefore }}>
                text
              </Page>
            }
          />
        </Routes>
      </MemoryRouter>,
    );

  it.each([
    [true, '?field=Art'],
    [false, ''],
  ])('leads to the screen before where it is that one: %s', async (isBefore, search) => {
    show(isBefore);
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(screen.getByText(`at: ${search}.`)).toBeVisible();
  });
});

function Where() {
  return <p>{`at: ${useLocation().search}.`}</p>;
}

function Tabs() {
  const [value, setValue] = useState('active');
  const items = [
    { value: 'active', label: 'Active', count: 2 },
    { value: 'closed', label: 'Closed' },
    { value: 'expired', label: 'Expired' },
  ];
  return (
    <StateTabs label="Jobs by state" items={items} value={value} onChange={setValue}>
      {value}
    </StateTabs>
  );
}

describe('StateTabs', () => {
  it('is moved by arrow keys, Home and End, round its ends', async () => {
    const user = userEvent.setup();
    render(<Tabs />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Active 2' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Expired' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Expired' })).toHaveTextContent('expired');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Closed', selected: true })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Expired', selected: true })).toHaveFocus();
  });
});
