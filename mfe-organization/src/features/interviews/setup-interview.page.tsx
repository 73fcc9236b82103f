import { LinkButton, NotFoundState, Page } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { InvitedApplicant } from './invited-applicant.tsx';

export default function SetupInterviewPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id !== '') return <InvitedApplicant key={id} applicationId={id} />;
  return (
    <Page
      title="Set up interview"
      back={{ to: '/dashboard/applications', label: 'Applications' }}
      width="narrow"
    >
      <NotFoundState
        title="No application is chosen"
        text="Open an application and choose Schedule Interview there."
        action={<LinkButton to="/dashboard/applications">Go to applications</LinkButton>}
      />
    </Page>
  );
}
