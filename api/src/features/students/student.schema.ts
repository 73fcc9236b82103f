import { Type } from 'typebox';
import { MessageAnswer } from '../../schema/answers.ts';
import {
  degrees,
  Id,
  lineText,
  nullable,
  oneOf,
  personText,
  ref,
  sexes,
  strictObject,
  studentStatuses,
} from '../../schema/values.ts';
import { Phone } from '../accounts/phone.ts';

export const studentFields = {
  full_name: personText(120),
  sex: Type.Optional(nullable(oneOf(sexes))),
  university: lineText(160),
  course_of_study: lineText(160),
  status: oneOf(studentStatuses),
  degree: oneOf(degrees),
  phone: Phone,
};

export const Student = Type.Object(
  {
    id: Id,
    full_name: Type.String(),
    sex: nullable(oneOf(sexes)),
    course_of_study: Type.String(),
    degree: oneOf(degrees),
    status: oneOf(studentStatuses),
    university: Type.String(),
    phone: Type.String(),
  },
  { $id: 'Student' },
);

/** `user_id` may be named by old clients; it must be the caller's. */
export const StudentUpdate = strictObject(
  { ...studentFields, user_id: Type.Optional(Id) },
  { $id: 'StudentUpdate' },
);

export const StudentUpdated = Type.Object(
  { message: MessageAnswer.properties.message, student: ref(Student) },
  { $id: 'StudentUpdated' },
);

export const studentSchemas = [Student, StudentUpdate, StudentUpdated];
