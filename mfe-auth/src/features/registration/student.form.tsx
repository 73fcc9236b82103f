import { Form, SubmitButton } from '@ifj/shared-ui/form';
import type { ReactNode } from 'react';
import { passwordSchema } from '../../validation/credentials.schema.ts';
import type { Newcomer } from './newcomer.ts';
import { PasswordAgain } from './password-again.tsx';
import { accountDraft } from './registration-drafts.ts';
import { StudentFields } from './student-fields.tsx';
import { emptyStudent, studentBody, studentSchema } from './student.schema.ts';
import { useRegistration } from './use-registration.ts';

interface StudentFormProps {
  newcomer: Newcomer;
  schools: readonly string[];
  /** What stands above them when they could not be loaded. */
  schoolsProblem: ReactNode;
}

export function StudentForm({ newcomer, ...list }: StudentFormProps) {
  const { passwordAbsence, register } = useRegistration(newcomer);
  return (
    <Form
      label="Student account"
      initialValues={{ ...emptyStudent, full_name: newcomer.fullName, password: '' }}
      schema={passwordAbsence ? studentSchema.concat(passwordSchema) : studentSchema}
      onSubmit={({ password, ...student }) =>
        register({ role: 'student', ...studentBody(student) }, password)
      }
      draftKey={accountDraft('student', newcomer.email)}
    >
      <StudentFields {...list} />
      {passwordAbsence && <PasswordAgain why={passwordAbsence} />}
      <SubmitButton busyText="Creating your account…">Finish</SubmitButton>
    </Form>
  );
}
