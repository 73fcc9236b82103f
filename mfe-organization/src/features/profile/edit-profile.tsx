import {
  beginWith,
  saveFailure,
  useUpdateOrganizationMutation,
  type Organization,
} from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { removeDraft, SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { ApprovalDialog } from './approval-dialog.tsx';
import { asksApproval } from './asks-approval.ts';
import { ProfileForm } from './profile.form.tsx';
import { changedProfile, profileBody, profileValues, type BegunProfile } from './profile.schema.ts';
import { useQuestion } from './use-question.ts';

interface EditProfileProps {
  organization: Organization;
  /** Saved or cancelled. */
  onEnd: () => void;
}

/** The person does not want to save after all: the form stays as it is. */
const notSent = new SubmitError({ message: '', shownElsewhere: true });

/**
 * Changes what an organization says about itself. One that loses its approval by that is asked
 * first; the shell leads it to the waiting page once `me` says so.
 */
export function EditProfile({ organization, onEnd }: EditProfileProps) {
  const [update] = useUpdateOrganizationMutation();
  const toast = useToast();
  const question = useQuestion();
  const isHere = useIsHere();
  // What `me` brings meanwhile changes nothing that is being typed.
  const [stored] = useState(organization);
  const draftKey = `profile:${stored.id}`;

  async function save(values: BegunProfile) {
    const changed = changedProfile(values, organization);
    if (asksApproval(organization, changed) && !(await question.ask())) throw notSent;
    const body = profileBody(values, organization);
    const { error } = await update({ roleSpecificId: stored.id, body });
    if (error !== undefined) {
      throw new SubmitError(saveFailure(error, 'Failed to update company profile.'));
    }
    toast.success('Profile Edited Successfully');
    if (isHere()) onEnd();
  }

  return (
    <>
      <ProfileForm
        initialValues={beginWith(profileValues(stored))}
        draftKey={draftKey}
        onSubmit={save}
        onCancel={() => {
          removeDraft(draftKey);
          onEnd();
        }}
      />
      {question.asking && <ApprovalDialog onAnswer={question.answer} />}
    </>
  );
}
