import { useMemo } from 'react';
import { downloadFile } from '../files/download-file.ts';
import { exportMeAddress, visitGoogleAddress } from '../generated/addresses.ts';
import {
  useChangePasswordMutation,
  useDeleteMeMutation,
  useGetMeQuery,
  useLogoutEverywhereMutation,
  type ChangePasswordApiArg,
} from '../generated/operations.ts';
import { endSession } from './stored-session.ts';

/** Each rejects with an error for `describeError`; nothing has changed then. */
export interface OwnAccount {
  /** False for whoever signs in with Google alone; true as long as that is not known. */
  hasPassword: boolean;
  /** Ends every other session; this one goes on. */
  changePassword: (values: ChangePasswordApiArg['body']) => Promise<void>;
  /** Ends every session, this one too: everything stored for the person goes. */
  signOutEverywhere: () => Promise<void>;
  /** Hands the browser a file with everything that is kept. */
  download: () => Promise<void>;
  /**
   * Deletes the account, then everything stored for the person goes.
   *
   * @param password absent for whoever has none: they have to have signed in just before
   */
  remove: (password?: string) => Promise<void>;
  /** Leaves for Google, which leads back to this page with a new session. */
  signInAgain: () => void;
}

/** What everybody can do with their own account, whatever its role. */
export function useOwnAccount(): OwnAccount {
  const [changePassword] = useChangePasswordMutation();
  const [logoutEverywhere] = useLogoutEverywhereMutation();
  const [deleteMe] = useDeleteMeMutation();
  const hasPassword = useGetMeQuery().data?.has_password ?? true;
  return useMemo(
    () => ({
      hasPassword,
      changePassword: async (body) => {
        await changePassword({ body }).unwrap();
      },
      signOutEverywhere: async () => {
        await logoutEverywhere().unwrap();
        endSession('signed-out');
      },
      download: () => downloadFile(exportMeAddress(), 'ifj-account.json'),
      remove: async (password) => {
        await deleteMe({ body: password === undefined ? {} : { password } }).unwrap();
        endSession('signed-out');
      },
      signInAgain: () => {
        location.assign(visitGoogleAddress({ next: location.pathname }));
      },
    }),
    [hasPassword, changePassword, logoutEverywhere, deleteMe],
  );
}
