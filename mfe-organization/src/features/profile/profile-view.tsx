import type { Organization } from '@ifj/shared-api';
import { Card, Facts, LinkButton, Section, timeZoneInWords } from '@ifj/shared-ui';

interface ProfileViewProps {
  organization: Organization;
  email: string;
}

/** What an organization has said about itself. */
export function ProfileView({ organization, email }: ProfileViewProps) {
  return (
    <Section
      title="Company"
      actions={
        <LinkButton to="/dashboard/profile?edit" icon="edit" tone="secondary">
          Edit profile
        </LinkButton>
      }
    >
      <Card>
        <Facts
          look="table"
          min={260}
          items={[
            { label: 'Name', value: organization.company_name, icon: 'jobs' },
            { label: 'Email', value: email, icon: 'mail' },
            { label: 'Address', value: organization.company_street_address, icon: 'environment' },
            { label: 'Location', value: organization.company_state, icon: 'place' },
            { label: 'CAC', value: organization.company_cac_number, icon: 'verified' },
            { label: 'Phone', value: organization.phone, icon: 'phone' },
            {
              label: 'Interview link',
              value: organization.interview_link ?? 'None yet',
              icon: 'video',
            },
            {
              label: 'Time zone',
              value: timeZoneInWords(organization.timezone),
              icon: 'clock',
            },
          ]}
        />
      </Card>
    </Section>
  );
}
