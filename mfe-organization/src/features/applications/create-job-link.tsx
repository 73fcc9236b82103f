import { LinkButton } from '@ifj/shared-ui';

export function CreateJobLink() {
  return (
    <LinkButton to="/dashboard/create-job" icon="create-job" iconOnPhones>
      Create Job
    </LinkButton>
  );
}
