import { Form, SubmitButton } from '@ifj/shared-ui/form';
import { passwordSchema } from '../../validation/credentials.schema.ts';
import { CompanyFields } from '../company/company-fields.tsx';
import { companyBody, companySchema, emptyCompany } from '../company/company.schema.ts';
import type { Newcomer } from './newcomer.ts';
import { PasswordAgain } from './password-again.tsx';
import { accountDraft } from './registration-drafts.ts';
import { useRegistration } from './use-registration.ts';

interface CompanyFormProps {
  newcomer: Newcomer;
  states: readonly string[];
}

export function CompanyForm({ newcomer, states }: CompanyFormProps) {
  const { passwordAbsence, register } = useRegistration(newcomer);
  return (
    <Form
      label="Company account"
      initialValues={{ ...emptyCompany, password: '' }}
      schema={passwordAbsence ? companySchema.concat(passwordSchema) : companySchema}
      onSubmit={({ password, ...company }) =>
        register({ role: 'organization', ...companyBody(company) }, password)
      }
      draftKey={accountDraft('organization', newcomer.email)}
    >
      <CompanyFields states={states} />
      {passwordAbsence && <PasswordAgain why={passwordAbsence} />}
      <SubmitButton busyText="Creating your account…">Finish</SubmitButton>
    </Form>
  );
}
