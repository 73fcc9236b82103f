import { degrees, sexes, studentStatuses, valuesOf } from '@ifj/shared-api';
import { object, string, type InferType } from 'yup';
import { limits } from '../../generated/limits.ts';
import { phoneRule } from '../../validation/phone-rule.ts';
import { requiredText } from '../../validation/text-rules.ts';

export const studentSchema = object({
  full_name: requiredText('Name', limits.register.full_name),
  phone: phoneRule,
  sex: string()
    .oneOf(['', ...valuesOf(sexes)])
    // Formik validates an empty text as a missing one.
    .default(''),
  status: string()
    .oneOf(valuesOf(studentStatuses), 'Status is required.')
    .required('Status is required.'),
  university: requiredText('University', limits.register.university),
  degree: string().oneOf(valuesOf(degrees), 'Degree is required.').required('Degree is required.'),
  course_of_study: requiredText('Course of study', limits.register.course_of_study),
});

type StudentFields = InferType<typeof studentSchema>;

/** The same fields while they are being filled in: choices may still be open. */
type StudentValues = Record<keyof StudentFields, string>;

export const emptyStudent: StudentValues = {
  full_name: '',
  phone: '',
  sex: '',
  status: '',
  university: '',
  degree: '',
  course_of_study: '',
};

/** Valid values as the api takes them: trimmed, and no sex instead of an empty one. */
export function studentBody(values: StudentValues) {
  const { sex, ...rest } = studentSchema.validateSync(values, { stripUnknown: true });
  return { ...rest, sex: sex === '' ? null : sex };
}
