import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { AppTheme } from '../theme/app-theme.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

const entries = [
  'Jobs',
  'Create Job',
  'Applications',
  'Interviews',
  'Notifications',
  'Profile',
].map((label) => ({
  to: `/dashboard/${label}`,
  label,
  icon: 'jobs',
  badge: label === 'Notifications' ? 3 : 0,
}));

function Content() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Jobs</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

function renderFrame(address = '/dashboard/Jobs/1') {
  const onLogout = jest.fn<() => void>();
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[address]}>
        <DashboardFrame entries={entries} userName="Ngọzi Okafor" onLogout={onLogout}>
          <Content />
        </DashboardFrame>
      </MemoryRouter>
    </AppTheme>,
  );
  return {
    user: userEvent.setup(),
    onLogout,
    nav: screen.getByRole('navigation', { name: 'Main' }),
  };
}

describe('DashboardFrame', () => {
  it('marks the entry of the current screen and tells what is new', async () => {
    const { user, nav } = renderFrame();
    expect(within(nav).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(within(nav).getByRole('link', { name: 'Notifications (3 new)' })).toBeInTheDocument();
  });

  it('lets the keyboard skip the menu', async () => {
    const { user } = renderFrame();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens and closes what a phone’s bar has no room for', async () => {
    const { user } = renderFrame();
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
    await user.click(more);
    await user.click(screen.getByRole('heading', { name: 'Jobs' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('has it closed for who comes back', async () => {
    const { user } = renderFrame();
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(screen.getByRole('link', { name: 'Applications' }));
    await user.click(more);
    // As the browser's own, which press nothing in the page.
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Applications');
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes it when the focus goes on into the page', async () => {
    const { user } = renderFrame();
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    screen.getByRole('button', { name: 'Logout' }).focus();
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the focus where it is when Escape closes it from elsewhere', async () => {
    const { user } = renderFrame();
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    act(() => more.blur());
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(document.body).toHaveFocus();
  });

  it('has a logo that a finger hits', () => {
    renderFrame();
    for (const logo of within(screen.getByRole('banner')).getAllByRole('link')) {
      expect(logo).toHaveStyle({ minHeight: '44px' });
    }
  });

  it('lets the choice of colours break where its words do not fit', () => {
    renderFrame();
    expect(screen.getByRole('group', { name: 'Colours', hidden: true })).toHaveStyle({
      flexWrap: 'wrap',
    });
    expect(screen.getByText('As device')).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it('closes it with every press in it, and keeps the focus', async () => {
    const { user, nav } = renderFrame('/dashboard/Profile');
    const more = screen.getByRole('button', { name: 'More' });
    for (const [role, name] of [
      ['link', 'Profile'],
      ['button', 'Logout'],
    ] as const) {
      await user.click(more);
      await user.click(within(nav).getByRole(role, { name }));
      expect(more).toHaveAttribute('aria-expanded', 'false');
      expect(more).toHaveFocus();
    }
  });

  it('closes it when the entry of the same screen is pressed in the bar', async () => {
    const { user, nav } = renderFrame();
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await user.click(more);
    await user.click(within(nav).getByRole('link', { name: 'Jobs' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('cuts a long name, with the whole one as its title', () => {
    const { nav } = renderFrame();
    const person = within(nav).getByTitle('Ngọzi Okafor');
    expect(within(person).getByText('Ngọzi Okafor')).toHaveStyle({ overflow: 'hidden' });
  });

  it('offers the way out', async () => {
    const { user, onLogout } = renderFrame();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it('keeps the chosen colours on this device', async () => {
    const { user } = renderFrame();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('radio', { name: 'As device' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('ifj-color-mode')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  });
});
