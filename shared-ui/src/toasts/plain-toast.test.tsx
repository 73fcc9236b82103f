import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PlainToast } from './plain-toast.tsx';
import type { ToastMessage } from './toast-context.ts';

const success: ToastMessage = { id: 1, kind: 'success', text: 'Job Created' };
const error: ToastMessage = { id: 2, kind: 'error', text: 'An error occurred!' };

function Messages({ given }: { given: ToastMessage[] }) {
  const [closed, setClosed] = useState<number[]>([]);
  return (
    <PlainToast
      messages={given.map((message) => ({ ...message, over: closed.includes(message.id) }))}
      onOver={(id) => setClosed((before) => [...before, id])}
    />
  );
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('PlainToast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a success go by itself', () => {
    render(<Messages given={[success]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Job Created');
    pass(3000);
    expect(screen.getByText('Job Created')).not.toBeVisible();
    pass(500);
    expect(screen.queryByText('Job Created')).toBeNull();
  });

  it('keeps an error until it is closed, whatever succeeds meanwhile', () => {
    const { rerender } = render(<Messages given={[error]} />);
    rerender(<Messages given={[error, { ...success, id: 3 }]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
    expect(screen.getByRole('status')).toHaveTextContent('Job Created');
    pass(3000);
    pass(60_000);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('draws every error and the last three successes', () => {
    const errors = [4, 5, 6, 7].map((id) => ({ ...error, id, text: `Failed ${id}` }));
    const successes = [8, 9, 10, 11].map((id) => ({ ...success, id, text: `Done ${id}` }));
    render(<Messages given={[...errors, ...successes]} />);
    const words = (role: string) => screen.getAllByRole(role).map((box) => box.textContent);
    expect(words('alert')).toEqual(['Failed 4', 'Failed 5', 'Failed 6', 'Failed 7']);
    expect(words('status')).toEqual(['Done 9', 'Done 10', 'Done 11']);
  });
});
