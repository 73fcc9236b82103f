import {
  changesOf,
  degrees,
  sexes,
  startOf,
  studentStatuses,
  valuesOf,
  type Begun,
  type Student,
} from '@ifj/shared-api';
import { object, string } from 'yup';
import { limits } from '../../generated/limits.ts';
import type { UpdateStudentApiArg } from '../../generated/operations.ts';

const lengths = limits.updateStudent;

/** The name of a field with spaces: "full name is required." */
const missing = (name: keyof typeof lengths) => `${name.replaceAll('_', ' ')} is required.`;

const requiredText = (name: 'full_name' | 'university' | 'course_of_study' | 'phone') => {
  const { maxLength } = lengths[name];
  const tooLong = `${name.replaceAll('_', ' ')} can have at most ${maxLength} characters.`;
  return string().trim().required(missing(name)).max(maxLength, tooLong);
};

export const profileSchema = object({
  full_name: requiredText('full_name'),
  sex: string()
    .oneOf(['', ...valuesOf(sexes)])
    // Formik validates an empty text as a missing one.
    .default(''),
  course_of_study: requiredText('course_of_study'),
  degree: string().oneOf(valuesOf(degrees), missing('degree')).required(missing('degree')),
  university: requiredText('university'),
  status: string().oneOf(valuesOf(studentStatuses), missing('status')).required(missing('status')),
  phone: requiredText('phone').matches(new RegExp(lengths.phone.pattern), {
    message: 'Enter a phone number of 7 to 15 digits, such as 08031234567 or +2348031234567.',
    excludeEmptyString: true,
  }),
});

/** The form's values: choices may still be open. */
export type ProfileValues = Record<keyof typeof profileSchema.fields, string>;

export type BegunProfile = ProfileValues & Begun;

/** A stored student as the form shows it, in the form's order. */
export function profileValues(student: Student): ProfileValues {
  return {
    full_name: student.full_name,
    sex: student.sex ?? '',
    course_of_study: student.course_of_study,
    degree: student.degree,
    university: student.university,
    status: student.status,
    phone: student.phone,
  };
}

/**
 * What a filled form sends: trimmed, and no sex instead of an empty one.
 * @param latest the student as known by now: it stands in what was left as it was
 */
export function profileBody(values: BegunProfile, latest: Student): UpdateStudentApiArg['body'] {
  const changed = { ...profileValues(latest), ...changesOf(values, startOf(values)) };
  const { sex, ...rest } = profileSchema.validateSync(changed, { stripUnknown: true });
  return { ...rest, sex: sex === '' ? null : sex };
}
