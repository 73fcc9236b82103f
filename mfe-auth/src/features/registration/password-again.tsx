import { PasswordField } from '@ifj/shared-ui/form';
import { passwordHint } from '../../validation/credentials.schema.ts';
import type { PasswordAbsence } from './use-registration.ts';

const askedFor: Record<PasswordAbsence, string> = {
  lost: `Please type it again: it is not kept when a page is loaded anew. ${passwordHint}`,
  refused: passwordHint,
};

/** Asks for the password that sign-up handed over in memory: a reload lost it, or the api refused it. */
export function PasswordAgain({ why }: { why: PasswordAbsence }) {
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      hint={askedFor[why]}
    />
  );
}
