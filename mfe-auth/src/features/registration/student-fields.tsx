import { degrees, sexes, studentStatuses } from '@ifj/shared-api';
import {
  AutocompleteField,
  PhoneField,
  RadioField,
  SelectField,
  TextField,
} from '@ifj/shared-ui/form';
import { limits } from '../../generated/limits.ts';

interface StudentFieldsProps {
  /** Names of the institutions to choose from. */
  schools: readonly string[];
  /** What to know about that list. */
  schoolHint: string;
}

/** What a student says about themselves. */
export function StudentFields({ schools, schoolHint }: StudentFieldsProps) {
  return (
    <>
      <TextField name="full_name" label="Name" autoComplete="name" hint="First and last name." />
      <PhoneField
        name="phone"
        label="Mobile number"
        maxLength={limits.register.phone.maxLength}
        hint="With a leading 0 or +234."
      />
      <SelectField
        name="sex"
        label="Sex"
        optional
        options={sexes}
        placeholder="Rather not say"
        hint="Organizations do not see this."
      />
      <RadioField name="status" label="Status" options={studentStatuses} />
      <AutocompleteField
        name="university"
        label="University"
        options={schools}
        notListed="not listed"
        hint={schoolHint}
      />
      <SelectField name="degree" label="Degree" options={degrees} />
      <TextField name="course_of_study" label="Course of study" />
    </>
  );
}
