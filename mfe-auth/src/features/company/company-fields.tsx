import { NumberTextField, PhoneField, SelectField, TextField } from '@ifj/shared-ui/form';
import { limits } from '../../generated/limits.ts';

interface CompanyFieldsProps {
  /** Names of the states to choose from. */
  states: readonly string[];
}

/** What a company says about itself, at registration and when it corrects its request. */
export function CompanyFields({ states }: CompanyFieldsProps) {
  return (
    <>
      <TextField name="company_name" label="Company name" autoComplete="organization" />
      <PhoneField
        name="phone"
        label="Mobile number"
        maxLength={limits.register.phone.maxLength}
        hint="With a leading 0 or +234."
      />
      <TextField name="company_street_address" label="Address" autoComplete="address-line1" />
      <SelectField
        name="company_state"
        label="State"
        autoComplete="address-level1"
        options={states.map((state) => ({ value: state, label: state }))}
      />
      <NumberTextField
        name="company_cac_number"
        label="CAC number"
        hint="From your certificate, such as RC123456. We check it before you can post."
      />
      <TextField
        name="interview_link"
        label="Interview link"
        type="url"
        inputMode="url"
        optional
        hint="Your Google Meet link for interviews. You can add it later."
        placeholder="https://meet.google.com/…"
      />
    </>
  );
}
