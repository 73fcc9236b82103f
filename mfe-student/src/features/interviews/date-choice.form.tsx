import { describeError, saveFailure } from '@ifj/shared-api';
import { Notice, space, styled, useToast } from '@ifj/shared-ui';
import { Form, RadioField, SubmitButton, SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import {
  useChooseInterviewDateMutation,
  type ApplicationInterview,
} from '../../generated/operations.ts';
import { choiceSchema, nothingChosen, type DateChoiceValues } from './date-choice.schema.ts';
import { offersOf } from './offers.ts';

interface DateChoiceProps {
  interview: ApplicationInterview;
  onChosen?: (() => void) | undefined;
}

/** It is there before there is something to say, so that it is read out. */
const Announced = styled.div({ '&:not(:empty)': { marginBlockEnd: space(2) } });

const failed = 'Failed to confirm the alternative date. Please try again.';

/** One of the three dates of an invitation is picked, then confirmed. */
export function DateChoice({ interview, onChosen }: DateChoiceProps) {
  const [choose] = useChooseInterviewDateMutation();
  const toast = useToast();
  const [pastUntil, setPastUntil] = useState(Date.now);
  const offers = offersOf(interview).filter(({ at }) => at.getTime() > pastUntil);
  // Other dates are another form: what was picked among the former ones is no choice.
  const dates = offers.map(({ text }) => text).join();
  const [firstDates] = useState(dates);

  async function confirm({ selected_date: name }: DateChoiceValues) {
    if (name === '') return;
    const { error } = await choose({
      interviewId: interview.id,
      body: {
        selected_date: name,
        date: interview.offered[name],
        starts_at: interview.offered_at[name],
      },
    });
    if (error !== undefined) {
      const { status, code, message } = describeError(error);
      // The clock here may be behind the api's.
      if (code === 'DATE_PASSED') setPastUntil(Date.parse(interview.offered_at[name]));
      // The invitation is read anew then, and may have gone from here.
      if (status === 409) {
        toast.error(failed, message);
        throw new SubmitError({ message, shownElsewhere: true });
      }
      throw new SubmitError(saveFailure(error, failed));
    }
    toast.success('Alternative date confirmed successfully!');
    onChosen?.();
  }

  return (
    <div>
      <Announced role="status">
        {dates !== firstDates && <Notice>The dates to choose from have changed.</Notice>}
      </Announced>
      {/* Without a name of its own: a list of invitations is not a list of landmarks. */}
      <Form key={dates} initialValues={nothingChosen} schema={choiceSchema} onSubmit={confirm}>
        <RadioField
          name="selected_date"
          label="Choose a date"
          look="column"
          options={offers.map(({ name, text }) => ({ value: name, label: text }))}
        />
        <SubmitButton busyText="Confirming…">Confirm date</SubmitButton>
      </Form>
    </div>
  );
}
