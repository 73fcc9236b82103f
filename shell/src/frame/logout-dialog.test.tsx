import { afterEach, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';

const fetched = jest.fn<() => void>();
jest.unstable_mockModule('@ifj/shared-ui/dialog', () => {
  fetched();
  return { ConfirmDialog: () => null };
});
const { LogoutDialog } = await import('./logout-dialog.tsx');

afterEach(() => {
  jest.useRealTimers();
});

test('the question is fetched ahead, once the page has had what it needs', async () => {
  jest.useFakeTimers();
  const nothing = () => undefined;
  const logout = { asked: false, busy: false, ask: nothing, cancel: nothing };
  const dialog = { ...logout, confirm: () => Promise.resolve() };
  const { rerender } = render(<LogoutDialog {...dialog} isFrameFilled={false} />);
  await jest.advanceTimersByTimeAsync(10_000);
  rerender(<LogoutDialog {...dialog} isFrameFilled />);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
});
