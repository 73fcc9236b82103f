import { operations, type Student } from '@ifj/shared-api';
import {
  apiServer,
  renderWithProviders,
  respond,
  studentFactory,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import ProfilePage from './profile.page.tsx';

const { id, ...student } = studentFactory({ sex: null });
const sent: unknown[] = [];
let answer: () => void;

/** The student as another device leaves them. */
const store = (changes: Partial<Student> = {}) =>
  apiServer.use(respond.get('/me', userFactory({ student: { id, ...student, ...changes } })));

beforeEach(() => {
  sent.length = 0;
  store();
  apiServer.use(
    http.put('*/student/:id/update', async ({ request }) => {
      sent.push(await request.json());
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ message: 'ok', student: { id, ...student } });
    }),
  );
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function edit() {
  const page = renderWithProviders(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/dashboard/profile" element={<ProfilePage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { address: '/dashboard/profile?edit', session: { role: 'student' }, wrapper: Toasts },
  );
  await screen.findByLabelText('Phone');
  const send = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  };
  const save = async () => {
    await send();
    answer();
    await screen.findByText('Profile Edited Successfully');
  };
  return { ...page, send, save };
}

describe('what another device changes while the profile is edited', () => {
  const elsewhere = { full_name: 'Amina Sani', sex: 'Female' } as const;

  test('stays', async () => {
    const page = await edit();
    fill('Phone', '08099999999');
    store(elsewhere);
    const anew = operations.endpoints.getMe.initiate(undefined, { forceRefetch: true });
    await act(() => page.store.dispatch(anew));
    await page.save();
    expect(sent).toEqual([{ ...student, ...elsewhere, phone: '08099999999' }]);
  });

  test('stays also when what was typed before comes back', async () => {
    const { unmount } = await edit();
    fill('Phone', '08099999999');
    unmount();
    store(elsewhere);
    const { save } = await edit();
    expect(screen.getByLabelText('Phone')).toHaveValue('08099999999');
    await save();
    expect(sent).toEqual([{ ...student, ...elsewhere, phone: '08099999999' }]);
  });
});

describe('a profile that is being saved', () => {
  test('cannot be cancelled any more', async () => {
    const { send } = await edit();
    fill('Phone', '08099999999');
    await send();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
  });

  test('leads nobody back who has left', async () => {
    const { user, send, location } = await edit();
    fill('Phone', '08099999999');
    await send();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location().pathname).toBe('/elsewhere'));
    answer();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(location().pathname).toBe('/elsewhere');
  });
});
