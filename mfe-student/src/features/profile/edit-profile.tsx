import { beginWith, saveFailure, type Student } from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { removeDraft, SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { useUpdateStudentMutation } from '../../generated/operations.ts';
import { ProfileForm } from './profile.form.tsx';
import { profileBody, profileValues, type BegunProfile } from './profile.schema.ts';

interface EditProfileProps {
  student: Student;
  /** Saved or cancelled. */
  onEnd: () => void;
}

/** Changes what a student says about themselves. */
export function EditProfile({ student, onEnd }: EditProfileProps) {
  const [update] = useUpdateStudentMutation();
  const toast = useToast();
  const isHere = useIsHere();
  // What `me` brings meanwhile changes nothing that is being typed.
  const [stored] = useState(student);
  const draftKey = `profile:${stored.id}`;

  async function save(values: BegunProfile) {
    const body = profileBody(values, student);
    const { error } = await update({ roleSpecificId: stored.id, body });
    if (error !== undefined) throw new SubmitError(saveFailure(error, 'Failed to update profile.'));
    toast.success('Profile Edited Successfully');
    if (isHere()) onEnd();
  }

  return (
    <ProfileForm
      initialValues={beginWith(profileValues(stored))}
      draftKey={draftKey}
      onSubmit={save}
      onCancel={() => {
        removeDraft(draftKey);
        onEnd();
      }}
    />
  );
}
