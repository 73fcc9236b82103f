import { useEffect, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { useFormContext } from '../form-context.ts';
import type { FieldProps } from './field-frame.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends FieldProps {
  /** `new-password` where one is chosen, so that password managers offer one. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  maxLength?: number | undefined;
}

/** A password that can be shown; its value is never kept in a draft. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { secrets } = useFormContext();

  useEffect(() => {
    secrets.add(props.name);
  }, [secrets, props.name]);

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
