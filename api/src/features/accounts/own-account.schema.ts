import { Type } from 'typebox';
import { strictObject } from '../../schema/values.ts';
import { NewPassword } from './account.schema.ts';

/** As long as anything that somebody may have as a password, or think to have. */
const TypedPassword = Type.String({ minLength: 1, maxLength: 1024 });

export const PasswordChange = strictObject(
  { current_password: TypedPassword, new_password: NewPassword },
  { $id: 'PasswordChange' },
);

/** An account that has a password is deleted with it. */
export const AccountDeletion = strictObject(
  { password: Type.Optional(TypedPassword) },
  { $id: 'AccountDeletion' },
);

export const ownAccountSchemas = [PasswordChange, AccountDeletion];
