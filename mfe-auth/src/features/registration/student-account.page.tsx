import { useListSchoolsQuery } from '@ifj/shared-api';
import { RetryNotice } from '@ifj/shared-ui';
import { useState } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { readNewcomer } from './newcomer.ts';
import { SignUpFirst } from './sign-up-first.tsx';
import { StudentForm } from './student.form.tsx';

const title = 'Create your student account';

/** The last step of signing up as a student. */
export default function StudentAccountPage() {
  const [newcomer] = useState(readNewcomer);
  const { data, error, isFetching, refetch } = useListSchoolsQuery();

  if (newcomer === null) return <SignUpFirst title={title} />;
  return (
    <AccountLayout title={title} newcomer={newcomer}>
      <StudentForm
        newcomer={newcomer}
        schools={data?.data.map((school) => school.sc_name) ?? []}
        schoolsProblem={
          error !== undefined && (
            <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
              The list of schools could not be loaded. You can also type the full name of yours.
            </RetryNotice>
          )
        }
      />
    </AccountLayout>
  );
}
