import styled from '@emotion/styled';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { color, media, space } from '../../theme/tokens.ts';
import { describedBy, FieldError, FieldHint, FieldLabel, type FieldProps } from './field-frame.tsx';
import type { MoneyRange } from './money-range.ts';
import { SelectArrow } from './select-arrow.tsx';
import { useFormField } from './use-form-field.ts';

const Group = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Legend = styled.legend({ padding: 0, marginBlockEnd: 6, fontWeight: 600 });

const Stored = styled(FieldHint)({ marginBlockEnd: 6, overflowWrap: 'anywhere' });

const Parts = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(1.5),
  marginBlockEnd: 6,
  '& label': { display: 'block', fontWeight: 400, color: color.muted, marginBlockEnd: 4 },
  '& > div:last-of-type': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    '& > div:last-of-type': { gridColumn: 'auto' },
  },
});

const Sign = styled.span({ color: color.muted, paddingInlineEnd: 2 });

/** An amount of money: minimum, maximum and the period it is paid for. Its value is a `MoneyRange`. */
export function MoneyRangeField({ name, label, hint, optional }: FieldProps) {
  const field = useFormField<MoneyRange>(name);
  const { stored } = field.value;
  const storedId = `${field.id}-stored`;
  const description =
    [stored !== undefined && storedId, describedBy(field, hint)].filter(Boolean).join(' ') ||
    undefined;

  function figure(part: 'min' | 'max', text: string) {
    const id = part === 'min' ? field.id : `${field.id}-max`;
    return (
      <div>
        <FieldLabel htmlFor={id}>{text}</FieldLabel>
        <OutlinedInput
          id={id}
          value={field.value[part]}
          error={field.error !== undefined}
          readOnly={field.submitting}
          fullWidth
          startAdornment={<Sign>₦</Sign>}
          onChange={(event) => {
            field.change({ ...field.value, [part]: event.target.value });
          }}
          onBlur={field.leave}
          slotProps={{
            input: { inputMode: 'numeric', 'aria-describedby': description },
          }}
        />
      </div>
    );
  }

  return (
    <Group>
      <Legend>
        {label}
        {optional && ' (optional)'}
      </Legend>
      {stored !== undefined && (
        <Stored id={storedId}>
          Stored as “{stored}”. This stays until you enter figures below.
        </Stored>
      )}
      <Parts>
        {figure('min', 'Minimum')}
        {figure('max', 'Maximum')}
        <div>
          <FieldLabel htmlFor={`${field.id}-period`}>Paid</FieldLabel>
          <NativeSelect
            input={<OutlinedInput fullWidth />}
            IconComponent={SelectArrow}
            value={field.value.period}
            onChange={(event) => {
              const period = event.target.value as MoneyRange['period'];
              field.change({ ...field.value, period });
            }}
            inputProps={{ id: `${field.id}-period` }}
          >
            <option value="per month">per month</option>
            <option value="per week">per week</option>
            <option value="total">in total</option>
            <option value="">not said</option>
          </NativeSelect>
        </div>
      </Parts>
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      <FieldError id={field.errorId} text={field.error} />
    </Group>
  );
}
