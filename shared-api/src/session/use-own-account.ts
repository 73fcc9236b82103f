import { useMemo } from 'react';
import { downloadFile } from '../files/download-file.ts';
import {
  useChangePasswordMutation,
  useDeleteMeMutation,
  useLogoutEverywhereMutation,
  type ChangePasswordApiArg,
} from '../generated/operations.ts';
import { apiAddress } from '../requests/base-query.ts';
import { endSession } from './stored-session.ts';

/** Each rejects with an error for `describeError`; nothing has changed then. */
export interface OwnAccount {
  /** Ends every other session; this one goes on. */
  changePassword: (values: ChangePasswordApiArg['body']) => Promise<void>;
  /** Ends every session, this one too: everything stored for the person goes. */
  signOutEverywhere: () => Promise<void>;
  /** Hands the browser a file with everything that is kept. */
  download: () => Promise<void>;
  /** Deletes the account, then everything stored for the person goes. */
  remove: (password: string) => Promise<void>;
}

/** What everybody can do with their own account, whatever its role. */
export function useOwnAccount(): OwnAccount {
  const [changePassword] = useChangePasswordMutation();
  const [logoutEverywhere] = useLogoutEverywhereMutation();
  const [deleteMe] = useDeleteMeMutation();
  return useMemo(
    () => ({
      changePassword: async (body) => {
        await changePassword({ body }).unwrap();
      },
      signOutEverywhere: async () => {
        await logoutEverywhere().unwrap();
        endSession('signed-out');
      },
      download: () => downloadFile(`${apiAddress}/me/export`, 'ifj-account.json'),
      remove: async (password) => {
        await deleteMe({ body: { password } }).unwrap();
        endSession('signed-out');
      },
    }),
    [changePassword, logoutEverywhere, deleteMe],
  );
}
