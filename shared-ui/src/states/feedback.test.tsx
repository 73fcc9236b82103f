import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../actions/button.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { FailedState, PleaseLogInState, UnauthorizedState } from './states.tsx';

describe('states', () => {
  it('offers a retry for what failed, once at a time', async () => {
    const user = userEvent.setup();
    const onRetry = jest.fn();
    const title = 'Failed to fetch jobs. Please try again.';
    const { rerender } = render(<FailedState title={title} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<FailedState title={title} onRetry={onRetry} retrying />);
    await user.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('draws a failure without a connection as one, with the same words and retry', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const title = 'Failed to fetch jobs. Please try again.';
    render(<FailedState title={title} onRetry={jest.fn()} />);
    expect(document.body.innerHTML).toContain('data-scene="offline"');
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(document.body.innerHTML).toContain('data-scene="failed"');
  });

  it('leads on from a closed door', () => {
    render(
      <MemoryRouter>
        <UnauthorizedState />
        <PleaseLogInState />
      </MemoryRouter>,
    );
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('OfflineBanner', () => {
  it('shows while the device has no connection', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    render(<OfflineBanner />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('Button', () => {
  it('stays reachable when disabled with a reason, tells it, and does nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(
      <Button disabledReason="Not set up on this server." onClick={onClick}>
        Sign in with Google
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sign in with Google' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Not set up on this server.');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
