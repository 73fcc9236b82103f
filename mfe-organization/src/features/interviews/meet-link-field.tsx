import { TextField } from '@ifj/shared-ui/form';
import { useEffect } from 'react';

interface MeetLinkFieldProps {
  /** The organization's own link, which is the one that holds. */
  ownLink: string | null;
  value: string;
  /** The form is being sent: what is on its way stays as it is. */
  submitting: boolean;
  onChange: (link: string) => void;
}

/** Where to meet: by the link of the company's profile as it is by now, or by one that is typed. */
export function MeetLinkField({ ownLink, value, submitting, onChange }: MeetLinkFieldProps) {
  useEffect(() => {
    if (ownLink !== null && value !== ownLink && !submitting) onChange(ownLink);
  }, [ownLink, value, submitting, onChange]);

  return (
    <TextField
      name="meet_link"
      label="Google Meet link"
      type="url"
      inputMode="url"
      readOnly={ownLink !== null}
      placeholder="https://meet.google.com/…"
      hint={
        ownLink === null
          ? 'Your profile holds no interview link yet. Add one there, and it stands here by itself.'
          : 'From your company’s profile.'
      }
    />
  );
}
