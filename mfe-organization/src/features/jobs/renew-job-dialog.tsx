import { describeError, type Job } from '@ifj/shared-api';
import { Button, Stack, Text, today } from '@ifj/shared-ui';
import { Dialog } from '@ifj/shared-ui/dialog';
import { DateField, Form, SubmitButton, SubmitError } from '@ifj/shared-ui/form';
import { object } from 'yup';
import { deadlineSchema } from './job.schema.ts';
import { useToggleJob } from './use-toggle-job.ts';

const schema = object({ deadline: deadlineSchema() });

/** An expired job is activated with a new deadline. */
export function RenewJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { activate } = useToggleJob(job);
  return (
    <Dialog open title="Activate with a new deadline" onClose={onClose}>
      <Text>The deadline of “{job.job_title}” has passed. Choose a new one.</Text>
      <Form
        initialValues={{ deadline: '' }}
        schema={schema}
        onSubmit={async ({ deadline }) => {
          try {
            await activate(deadline);
          } catch (error) {
            throw new SubmitError({ ...describeError(error), shownElsewhere: true });
          }
          onClose();
        }}
      >
        <DateField name="deadline" label="Application deadline" min={today()} />
        <Stack gap={1}>
          <SubmitButton busyText="Activating…">Activate</SubmitButton>
          <Button tone="secondary" full onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
