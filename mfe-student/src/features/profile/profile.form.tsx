import { degrees, sexes, studentStatuses, useListSchoolsQuery } from '@ifj/shared-api';
import { Button, RetryNotice, Stack } from '@ifj/shared-ui';
import {
  AutocompleteField,
  Form,
  PhoneField,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
} from '@ifj/shared-ui/form';
import { limits } from '../../generated/limits.ts';
import { profileSchema, type BegunProfile } from './profile.schema.ts';

interface ProfileFormProps {
  initialValues: BegunProfile;
  draftKey: string;
  onSubmit: (values: BegunProfile) => Promise<void>;
  onCancel: () => void;
}

const lengths = limits.updateStudent;

export function ProfileForm({ onCancel, ...form }: ProfileFormProps) {
  const schools = useListSchoolsQuery();
  return (
    <Form {...form} label="Student profile" schema={profileSchema} confirmLeaving>
      {({ submitting }) => (
        <>
          <TextField
            name="full_name"
            label="Name"
            autoComplete="name"
            maxLength={lengths.full_name.maxLength}
          />
          <SelectField
            name="sex"
            label="Sex"
            optional
            options={sexes}
            placeholder="Rather not say"
            hint="Organizations do not see this."
          />
          <TextField
            name="course_of_study"
            label="Course of study"
            maxLength={lengths.course_of_study.maxLength}
          />
          <SelectField name="degree" label="Degree" options={degrees} />
          {schools.isError && (
            <RetryNotice onRetry={() => void schools.refetch()} retrying={schools.isFetching}>
              The list of schools could not be loaded. You can also type the full name of yours.
            </RetryNotice>
          )}
          <AutocompleteField
            name="university"
            label="University"
            options={schools.data?.data.map((school) => school.sc_name) ?? []}
            notListed="not listed"
            hint="University, polytechnic or college. If yours is not listed, type its full name."
            maxLength={lengths.university.maxLength}
          />
          <RadioField name="status" label="Status" options={studentStatuses} />
          <PhoneField
            name="phone"
            label="Phone"
            maxLength={lengths.phone.maxLength}
            hint="With a leading 0 or +234."
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
