import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame, hintWith, type FieldProps } from './field-frame.tsx';
import { useLengthLimit } from './length-limit.ts';
import { useFormField } from './use-form-field.ts';

interface TextAreaFieldProps extends FieldProps {
  /** Lines at first; the field grows with its text. */
  rows?: number | undefined;
  /** A longer text is not cut off but marked as wrong. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  rows = 5,
  maxLength,
  placeholder,
}: TextAreaFieldProps) {
  const field = useFormField<string>(name);
  const note = hintWith(hint, useLengthLimit(name, label, field.value, maxLength));
  return (
    <FieldFrame field={field} label={label} hint={note} optional={optional}>
      <OutlinedInput
        id={field.id}
        name={name}
        value={field.value}
        error={field.error !== undefined}
        readOnly={field.submitting}
        multiline
        minRows={rows}
        maxRows={20}
        fullWidth
        placeholder={placeholder}
        onChange={(event) => {
          field.change(event.target.value);
        }}
        onBlur={field.leave}
        slotProps={{
          input: {
            'aria-describedby': describedBy(field, note),
            'aria-required': !optional,
          },
        }}
      />
    </FieldFrame>
  );
}
