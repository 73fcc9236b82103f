import { saveFailure, type Organization } from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useNavigate } from 'react-router-dom';
import { useScheduleInterviewMutation, type Application } from '../../generated/operations.ts';
import { useFormStart } from '../screen/use-form-start.ts';
import { arrangedInterview } from './arranged-interview.ts';
import { InterviewForm } from './interview.form.tsx';
import { interviewValues, wireDate } from './interview.schema.ts';

interface SetupInterviewProps {
  application: Application;
  organization: Organization;
}

const failure = 'Failed to schedule interview. Please try again later.';

/** A link that is refused gives way to the profile's own, and what is said at its field with it. */
function refusalOf(error: unknown): SubmitError {
  const { message, fields } = saveFailure(error, failure);
  const { meet_link, ...others } = fields;
  return new SubmitError({
    message,
    fields: meet_link === undefined ? fields : { ...others, link_of_profile: meet_link },
  });
}

/** Invites an applicant, or offers other dates to one who is invited. */
export function SetupInterview({ application, organization }: SetupInterviewProps) {
  const [schedule] = useScheduleInterviewMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { values: initialValues, version } = useFormStart(
    interviewValues(arrangedInterview(application), organization),
  );
  const { interview_link: link } = organization;

  return (
    <InterviewForm
      key={version}
      organization={organization}
      initialValues={initialValues}
      draftKey={`interview:${organization.id}:${application.id}`}
      onSubmit={async (values) => {
        try {
          await schedule({
            body: {
              application_id: application.id,
              date: wireDate(values.date),
              alt_date_1: wireDate(values.alt_date_1),
              alt_date_2: wireDate(values.alt_date_2),
              meet_link: link ?? values.meet_link.trim(),
            },
          }).unwrap();
        } catch (error) {
          throw refusalOf(error);
        }
        toast.success('Interview scheduled successfully.');
        if (isHere()) void navigate('/dashboard/interviews');
      }}
    />
  );
}
