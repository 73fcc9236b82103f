import { Type } from 'typebox';
import { strictObject } from '../../schema/values.ts';
import { Email, NewPassword } from '../accounts/account.schema.ts';

export const PasswordResetRequest = strictObject({ email: Email }, { $id: 'PasswordResetRequest' });

export const PasswordResetConfirmation = strictObject(
  { token: Type.String({ minLength: 1, maxLength: 200 }), new_password: NewPassword },
  { $id: 'PasswordResetConfirmation' },
);

export const passwordResetSchemas = [PasswordResetRequest, PasswordResetConfirmation];
