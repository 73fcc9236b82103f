import {
  apiError,
  apiServer,
  applicationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The dialog is left while the call is under way. */
async function leaveWhileWithdrawing() {
  let answer: (response: Response) => void = () => undefined;
  apiServer.use(
    http.post('*/applications/:id/withdraw', () => new Promise((resolve) => (answer = resolve))),
    respond.get('/jobs', {}),
  );
  const page = renderWithProviders(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route
          path="/"
          element={<WithdrawDialog application={applicationFactory()} onClose={() => undefined} />}
        />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { session: { role: 'student' }, wrapper: Toasts },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('button', { name: 'Withdrawing…' });
  // As by the browser's Back: the dialog lies over the links.
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(page.location().pathname).toBe('/elsewhere'));
  return {
    ...page,
    answer: (body: object, status: number) => answer(HttpResponse.json(body, { status })),
  };
}

test('that an application was not withdrawn is told wherever one is', async () => {
  const { answer } = await leaveWhileWithdrawing();
  answer(apiError('INTERNAL', 'Reference: r-7'), 500);
  expect(await screen.findByText('The application was not withdrawn.')).toBeVisible();
  expect(screen.getByText('Reference: r-7')).toBeVisible();
});

test('that it was not because the session is over is told by the sign-in page alone', async () => {
  const { answer, store } = await leaveWhileWithdrawing();
  answer(apiError('UNAUTHENTICATED', 'Please log in.'), 401);
  await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText('The application was not withdrawn.')).toBeNull();
});
