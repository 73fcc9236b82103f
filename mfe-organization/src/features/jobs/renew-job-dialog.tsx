import { describeError, type Job } from '@ifj/shared-api';
import { Button, Stack, Text, today } from '@ifj/shared-ui';
import { Dialog } from '@ifj/shared-ui/dialog';
import { DateField, Form, SubmitButton, SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { object } from 'yup';
import { deadlineSchema } from './job.schema.ts';
import { useToggleJob } from './use-toggle-job.ts';

const schema = object({ deadline: deadlineSchema() });

/** An expired job is activated with a new deadline. */
export function RenewJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { activate } = useToggleJob(job);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open title="Activate with a new deadline" busy={busy} onClose={onClose}>
      <Text>The deadline of “{job.job_title}” has passed. Choose a new one.</Text>
      <Form
        initialValues={{ deadline: '' }}
        schema={schema}
        onSubmit={async ({ deadline }) => {
          setBusy(true);
          try {
            await activate(deadline);
          } catch (error) {
            throw new SubmitError({ ...describeError(error), shownElsewhere: true });
          } finally {
            setBusy(false);
          }
          onClose();
        }}
      >
        <DateField name="deadline" label="Application deadline" min={today()} />
        <Stack gap={1}>
          <SubmitButton busyText="Activating…">Activate</SubmitButton>
          <Button tone="secondary" full disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
