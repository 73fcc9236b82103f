import { degrees, sexes, studentStatuses } from '@ifj/shared-api';
import {
  AutocompleteField,
  PhoneField,
  RadioField,
  SelectField,
  TextField,
} from '@ifj/shared-ui/form';
import type { ReactNode } from 'react';
import { limits } from '../../generated/limits.ts';

interface StudentFieldsProps {
  /** Names of the institutions to choose from. */
  schools: readonly string[];
  /** What stands above that field when they could not be loaded. */
  schoolsProblem: ReactNode;
}

/** What a student says about themselves. */
export function StudentFields({ schools, schoolsProblem }: StudentFieldsProps) {
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
      {schoolsProblem}
      <AutocompleteField
        name="university"
        label="University"
        options={schools}
        notListed="not listed"
        hint="University, polytechnic or college. If yours is not listed, type its full name."
      />
      <SelectField name="degree" label="Degree" options={degrees} />
      <TextField name="course_of_study" label="Course of study" />
    </>
  );
}
