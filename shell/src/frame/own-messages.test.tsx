import { useSignOut, type AppStore } from '@ifj/shared-api';
import { apiServer, renderWithStore, respond, sessionAnswerFactory } from '@ifj/shared-api/testing';
import { Toasts, useToast } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useStore } from 'react-redux';
import { OwnMessages } from './own-messages.tsx';

const error = 'The application was not accepted.';
const farewell = 'You have been logged out successfully!';

function Place() {
  const toast = useToast();
  const signOut = useSignOut();
  const leave = async () => {
    await signOut();
    toast.success(farewell);
  };
  return (
    <>
      <OwnMessages store={useStore() as AppStore} />
      <button onClick={() => toast.error(error)}>fail</button>
      <button onClick={() => void leave()}>leave</button>
    </>
  );
}

const product = (
  <Toasts>
    <Place />
  </Toasts>
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isSaid = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const hearFromOtherTab = (userId: string) =>
  act(() => {
    localStorage.setItem('user_id', userId);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }));
  });

describe('what a person was told', () => {
  test('goes when they sign out, and what is said of that stays', async () => {
    apiServer.use(respond.post('/logout', {}));
    renderWithStore(product, { session: {} });
    press('fail');
    await isSaid(error);
    press('leave');
    await isSaid(farewell);
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    expect(screen.getByText(farewell)).toBeVisible();
  });

  test('goes when another person’s session comes from another tab', async () => {
    renderWithStore(product, { session: { user_id: 'one' } });
    press('fail');
    await isSaid(error);
    hearFromOtherTab('two');
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
  });

  test('stays when they sign in', async () => {
    renderWithStore(product);
    press('fail');
    await isSaid(error);
    hearFromOtherTab(sessionAnswerFactory().user_id);
    expect(screen.getByText(error)).toBeVisible();
  });
});
