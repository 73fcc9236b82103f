import styled from '@emotion/styled';
import { color, radius, space } from '../../theme/tokens.ts';
import { describedBy, FieldError, FieldHint, type FieldProps } from './field-frame.tsx';
import type { Option } from './select-field.tsx';
import { useFormField } from './use-form-field.ts';

const Group = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Legend = styled.legend({
  padding: 0,
  marginBlockEnd: 6,
  fontWeight: 600,
  '& > span': { color: color.muted, fontWeight: 400 },
});

const Choices = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockEnd: 6,
  '&[data-look="column"]': { flexDirection: 'column' },
});

const Choice = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 16px 6px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.medium,
  background: color.surface,
  cursor: 'pointer',
  ':has(:checked)': { borderColor: color.primary, background: color.tint, color: color.onTint },
  ':has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: color.primary,
    outline: 'none',
  },
});

interface RadioFieldProps extends FieldProps {
  options: readonly Option[];
  /** `row` for single words; `column` for longer ones, which are then all as wide as the form. */
  look?: 'row' | 'column' | undefined;
}

/** One of a few, all of them visible. */
export function RadioField({
  name,
  label,
  hint,
  optional,
  options,
  look = 'row',
}: RadioFieldProps) {
  const field = useFormField<string>(name);
  return (
    <Group
      role="radiogroup"
      aria-invalid={field.error !== undefined}
      aria-required={!optional}
      aria-describedby={describedBy(field, hint)}
    >
      <Legend>
        {label}
        {optional && <span> (optional)</span>}
      </Legend>
      <Choices data-look={look}>
        {options.map((option, index) => (
          <Choice key={option.value}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => {
                field.change(option.value);
              }}
              onBlur={field.leave}
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      <FieldError id={field.errorId} text={field.error} />
    </Group>
  );
}
