import { readFormDetails, useListSchoolsQuery } from '@ifj/shared-api';
import { useState } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { SignUpFirst } from './sign-up-first.tsx';
import { StudentForm } from './student-form.tsx';

const title = 'Create your student account';

/** The last step of signing up as a student. */
export default function StudentAccountPage() {
  const [details] = useState(readFormDetails);
  const { data, isError } = useListSchoolsQuery();

  if (details === null) return <SignUpFirst title={title} />;
  return (
    <AccountLayout title={title} email={details.email}>
      <StudentForm
        email={details.email}
        schools={data?.data.map((school) => school.sc_name) ?? []}
        schoolHint={
          isError
            ? 'The list of schools cannot be shown at the moment: type the full name of yours.'
            : 'University, polytechnic or college. If yours is not listed, type its full name.'
        }
      />
    </AccountLayout>
  );
}
