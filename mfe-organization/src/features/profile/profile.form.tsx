import { limits, useListLocationsQuery } from '@ifj/shared-api';
import { Button, listTimeZones, RetryNotice, Stack } from '@ifj/shared-ui';
import {
  Form,
  NumberTextField,
  PhoneField,
  SelectField,
  SubmitButton,
  TextField,
} from '@ifj/shared-ui/form';
import { useState } from 'react';
import { profileSchema, type BegunProfile } from './profile.schema.ts';

interface ProfileFormProps {
  initialValues: BegunProfile;
  draftKey: string;
  onSubmit: (values: BegunProfile) => Promise<void>;
  onCancel: () => void;
}

const option = (name: string) => ({ value: name, label: name });

export function ProfileForm({ onCancel, ...form }: ProfileFormProps) {
  const { company_state: state, timezone } = form.initialValues;
  const locations = useListLocationsQuery();
  const states = locations.data?.data.map(({ name }) => name) ?? [state];
  const [zones] = useState(() => listTimeZones(timezone).map(option));
  return (
    <Form {...form} label="Company profile" schema={profileSchema} confirmLeaving>
      {({ submitting }) => (
        <>
          <TextField name="company_name" label="Company name" autoComplete="organization" />
          {locations.isError && (
            <RetryNotice onRetry={() => void locations.refetch()} retrying={locations.isFetching}>
              The list of states could not be loaded.
            </RetryNotice>
          )}
          <SelectField
            name="company_state"
            label="State"
            autoComplete="address-level1"
            options={states.map(option)}
          />
          <TextField
            name="company_street_address"
            label="Street address"
            autoComplete="address-line1"
          />
          <PhoneField
            name="phone"
            label="Phone"
            maxLength={limits.updateOrganization.phone.maxLength}
            hint="With a leading 0 or +234."
          />
          <NumberTextField
            name="company_cac_number"
            label="CAC number"
            hint="From your certificate, such as RC123456. Left empty, it stays."
          />
          <TextField
            name="interview_link"
            label="Interview link"
            type="url"
            inputMode="url"
            optional
            hint="Your Google Meet link. It stands in every invitation to an interview."
            placeholder="https://meet.google.com/…"
          />
          <SelectField
            name="timezone"
            label="Time zone"
            options={zones}
            hint="Your interviews are arranged on its clocks."
          />
          <Stack gap={1}>
            <SubmitButton busyText="Saving…">Save Changes</SubmitButton>
            <Button tone="secondary" full disabled={submitting} onClick={onCancel}>
              Cancel
            </Button>
          </Stack>
        </>
      )}
    </Form>
  );
}
