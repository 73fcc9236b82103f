import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { SelectArrow } from './select-arrow.tsx';
import { useFormField } from './use-form-field.ts';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The first line, which stands for no choice. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

/** One of a list, chosen with the device's own picker. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder = 'Choose…',
  autoComplete,
}: SelectFieldProps) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        IconComponent={SelectArrow}
        value={field.value}
        error={field.error !== undefined}
        onChange={(event) => {
          field.change(event.target.value);
        }}
        onBlur={field.leave}
        inputProps={{
          id: field.id,
          name,
          autoComplete,
          'aria-describedby': describedBy(field, hint),
          'aria-required': !optional,
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
