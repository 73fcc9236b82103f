import { LinkButton } from '@ifj/shared-ui';

interface CreateJobLinkProps {
  /** Secondary where the page has a first action of its own. */
  tone?: 'primary' | 'secondary';
  /** On phones only its drawing shows, beside a long title. */
  iconOnPhones?: boolean;
}

export function CreateJobLink({ tone, iconOnPhones }: CreateJobLinkProps) {
  return (
    <LinkButton
      to="/dashboard/create-job"
      icon="create-job"
      tone={tone}
      iconOnPhones={iconOnPhones}
    >
      Create Job
    </LinkButton>
  );
}
