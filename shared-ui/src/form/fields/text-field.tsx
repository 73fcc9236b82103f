import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldFrame, hintWith, type FieldProps } from './field-frame.tsx';
import { useLengthLimit } from './length-limit.ts';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'password' | 'date' | 'datetime-local' | 'tel' | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  /** A longer text is not cut off but marked as wrong. */
  maxLength?: number | undefined;
  /** Shown, sent and copied, but not changed. */
  readOnly?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Inside the box, after the text. */
  end?: ReactNode;
}

/** A line of text. */
export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  readOnly = false,
  end,
  inputMode,
  placeholder,
  autoComplete,
  maxLength,
  ...bounds
}: TextFieldProps) {
  const field = useFormField<string>(name);
  const note = hintWith(hint, useLengthLimit(name, label, field.value, maxLength));
  return (
    <FieldFrame field={field} label={label} hint={note} optional={optional}>
      <OutlinedInput
        id={field.id}
        name={name}
        type={type}
        value={field.value}
        error={field.error !== undefined}
        readOnly={readOnly || field.submitting}
        fullWidth
        placeholder={placeholder}
        autoComplete={autoComplete}
        endAdornment={end}
        onChange={(event) => {
          field.change(event.target.value);
        }}
        onBlur={field.leave}
        slotProps={{
          input: {
            ...bounds,
            inputMode,
            'aria-describedby': describedBy(field, note),
            'aria-required': !optional,
          },
        }}
      />
    </FieldFrame>
  );
}

/** A telephone number: text with the telephone's keypad, so that +234 and a leading 0 survive. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" maxLength={20} {...props} type="tel" inputMode="tel" />;
}

/** A number that is a name (CAC number): text with a numeric keypad. */
export function NumberTextField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} inputMode="numeric" />;
}

/** A day, `YYYY-MM-DD`; `min` and `max` bound the calendar. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="date" />;
}

/**
 * A day and time on some clock, `YYYY-MM-DDTHH:mm`, without a zone; `min` and `max` bound the
 * calendar.
 */
export function DateTimeField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="datetime-local" />;
}
