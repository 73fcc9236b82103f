import { describeError, useListLocationsQuery } from '@ifj/shared-api';
import { FailedState, LoadingState } from '@ifj/shared-ui';
import { useState } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { CompanyForm } from './company.form.tsx';
import { readNewcomer } from './newcomer.ts';
import { SignUpFirst } from './sign-up-first.tsx';

const title = 'Create your company account';

/** The last step of signing up as an organization. */
export default function CompanyAccountPage() {
  const [newcomer] = useState(readNewcomer);
  const { data, error, isFetching, refetch } = useListLocationsQuery();

  if (newcomer === null) return <SignUpFirst title={title} />;
  return (
    <AccountLayout title={title} newcomer={newcomer}>
      {data !== undefined ? (
        <CompanyForm newcomer={newcomer} states={data.data.map(({ name }) => name)} />
      ) : error !== undefined ? (
        <FailedState
          title="The list of states could not be loaded."
          text={describeError(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState look="text" />
      )}
    </AccountLayout>
  );
}
