import { object } from 'yup';
import { emailRule } from '../../validation/credentials.schema.ts';

export const resetSchema = object({ email: emailRule });
