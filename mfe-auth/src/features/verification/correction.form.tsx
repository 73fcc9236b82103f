import { saveFailure, useUpdateOrganizationMutation, type Organization } from '@ifj/shared-api';
import { Section, useToast } from '@ifj/shared-ui';
import { Form, SubmitButton, SubmitError } from '@ifj/shared-ui/form';
import { CompanyFields } from '../company/company-fields.tsx';
import { companyBody, companySchema, type CompanyValues } from '../company/company.schema.ts';

interface CorrectionFormProps {
  organization: Organization;
  states: readonly string[];
}

const valuesOf = ({ interview_link, ...organization }: Organization): CompanyValues => ({
  company_name: organization.company_name,
  phone: organization.phone,
  company_street_address: organization.company_street_address,
  company_state: organization.company_state,
  company_cac_number: organization.company_cac_number,
  interview_link: interview_link ?? '',
});

/** The company's details as they will be checked, to correct and send again. */
export function CorrectionForm({ organization, states }: CorrectionFormProps) {
  const [update] = useUpdateOrganizationMutation();
  const toast = useToast();

  const send = async (values: CompanyValues) => {
    const { error } = await update({ roleSpecificId: organization.id, body: companyBody(values) });
    if (error !== undefined) {
      throw new SubmitError(saveFailure(error, 'Failed to update company profile.'));
    }
    toast.success('Your details have been sent.');
  };

  return (
    <Section title="Your company">
      <Form
        label="Your company"
        initialValues={valuesOf(organization)}
        schema={companySchema}
        onSubmit={send}
        draftKey={`correction:${organization.id}`}
      >
        <CompanyFields states={states} />
        <SubmitButton busyText="Sending…">
          {organization.verification === 'refused' ? 'Send again' : 'Save changes'}
        </SubmitButton>
      </Form>
    </Section>
  );
}
