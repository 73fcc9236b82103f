import { saveFailure, useUpdateOrganizationMutation, type Organization } from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { removeDraft, SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { ApprovalDialog } from './approval-dialog.tsx';
import { asksApproval } from './asks-approval.ts';
import { ProfileForm } from './profile.form.tsx';
import { profileBody, profileValues, type ProfileValues } from './profile.schema.ts';
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

  async function save(values: ProfileValues) {
    if (asksApproval(stored, values) && !(await question.ask())) throw notSent;
    const { error } = await update({ roleSpecificId: stored.id, body: profileBody(values) });
    if (error !== undefined) {
      throw new SubmitError(saveFailure(error, 'Failed to update company profile.'));
    }
    toast.success('Profile Edited Successfully');
    if (isHere()) onEnd();
  }

  return (
    <>
      <ProfileForm
        initialValues={profileValues(stored)}
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
