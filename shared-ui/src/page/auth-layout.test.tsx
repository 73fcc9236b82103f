import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useToast } from '../toasts/toast-context.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { AuthLayout } from './auth-layout.tsx';

function Login() {
  const toast = useToast();
  return <button onClick={() => toast.error('The password is not right.')}>Login</button>;
}

it('has the focus again where it was once a message is closed', async () => {
  render(
    <MemoryRouter>
      <Toasts>
        <AuthLayout title="Log in">
          <Login />
        </AuthLayout>
      </Toasts>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'IFJ, start page' })).toHaveStyle({ minHeight: '44px' });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('The password is not right.');
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(screen.queryByText('The password is not right.')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus());
});
