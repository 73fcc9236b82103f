import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface TextAreaFieldProps extends FieldProps {
  /** Lines at first; the field grows with its text. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

/** Several lines of text. Near its limit it says how much is left. */
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
  const left = maxLength === undefined ? Infinity : maxLength - field.value.length;
  const note = left <= 200 ? `${left} characters left` : hint;
  return (
    <FieldFrame field={field} label={label} hint={note} optional={optional}>
      <OutlinedInput
        id={field.id}
        name={name}
        value={field.value}
        error={field.error !== undefined}
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
            maxLength,
            'aria-describedby': describedBy(field, note),
            'aria-required': !optional,
          },
        }}
      />
    </FieldFrame>
  );
}
