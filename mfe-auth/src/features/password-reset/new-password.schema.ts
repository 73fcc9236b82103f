import { object, ref, string } from 'yup';
import { passwordRule } from '../../validation/credentials.schema.ts';

export const newPasswordSchema = object({
  new_password: passwordRule,
  again: string()
    .required('Type the password a second time.')
    .oneOf([ref('new_password')], 'The two passwords are not the same.'),
});
