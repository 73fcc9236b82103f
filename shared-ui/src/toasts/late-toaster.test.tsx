import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useToast } from './toast-context.ts';
import { Toasts } from './toasts.tsx';

let connected = false;
const drawn = jest.fn();
const { Toaster } = await import('./toaster.tsx');
jest.unstable_mockModule('./toaster.tsx', () => {
  if (!connected) throw new Error('no line');
  return {
    Toaster: (props: Parameters<typeof Toaster>[0]) => {
      drawn();
      return <Toaster {...props} />;
    },
  };
});

function Fail({ text }: { text: string }) {
  const toast = useToast();
  return <button onClick={() => toast.error(text)}>{text}</button>;
}

it('is asked for with each message, and draws no message again that was closed', async () => {
  render(
    <Toasts>
      <Fail text="fail once" />
      <Fail text="fail twice" />
      <Fail text="fail at last" />
    </Toasts>,
  );
  const fail = async (text: string) => {
    fireEvent.click(screen.getByRole('button', { name: text }));
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  };
  await fail('fail once');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await fail('fail twice');
  expect(drawn).not.toHaveBeenCalled();
  connected = true;
  await fail('fail at last');
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByText('fail once')).toHaveLength(1);
  expect(screen.getAllByText('fail twice')).toHaveLength(2);
});
