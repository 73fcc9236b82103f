import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';
import { useToast } from './toast-context.ts';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Job Created')}>succeed</button>
      <button onClick={() => toast.error('An error occurred!', 'The line is dead.')}>fail</button>
    </>
  );
}

async function show(name: 'succeed' | 'fail') {
  render(
    <Toasts>
      <Buttons />
    </Toasts>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(name === 'succeed' ? 'Job Created' : 'An error occurred!');
}

/** In small steps, since what a timer changes is drawn (and sets the next timer) after each. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(100);
    });
  }
}

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a success for 3 seconds and fades it out in half a second', async () => {
    await show('succeed');
    expect(screen.getByRole('status').textContent).toContain('Job Created');
    await pass(2500);
    expect(screen.getByText('Job Created')).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText('Job Created')).toBeNull();
  });

  it('keeps an error until it is closed', async () => {
    await show('fail');
    expect(screen.getByRole('alert').textContent).toContain('An error occurred!');
    expect(screen.getByText('The line is dead.')).toBeVisible();
    await pass(10_000);
    expect(screen.getByText('An error occurred!')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await pass(1500);
    expect(screen.queryByText('An error occurred!')).toBeNull();
  });

  it('does nothing outside of its place', () => {
    render(<Buttons />);
    fireEvent.click(screen.getByRole('button', { name: 'fail' }));
    expect(screen.queryByText('An error occurred!')).toBeNull();
  });
});
