import { PasswordField } from '@ifj/shared-ui/form';
import { passwordHint } from '../../validation/credentials.schema.ts';

/** Asks for the password that sign-up handed over in memory, and a reload has lost. */
export function PasswordAgain() {
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      hint={`Please type it again: it is not kept when a page is loaded anew. ${passwordHint}`}
    />
  );
}
