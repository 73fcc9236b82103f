import styled from '@emotion/styled';
import { useId, type SyntheticEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { HiddenText } from '../layout/text.tsx';
import { color, radius } from '../theme/tokens.ts';
import { useValue } from './use-value.ts';

const Pill = styled.label({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 44,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  ':hover': { borderColor: color.ink },
  ':has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&[data-set]': { background: color.tint, color: color.onTint, borderColor: color.primary },
  '& > svg': { position: 'absolute', insetInlineEnd: 10, pointerEvents: 'none' },
  '& > span': { paddingInlineStart: 12, color: color.muted },
});

const bare = {
  appearance: 'none',
  minWidth: 0,
  minHeight: 42,
  // So narrow that five filters take two rows of a phone.
  padding: '0 12px',
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fieldSizing: 'content',
  outline: 'none',
  '[data-set] > &': { fontWeight: 600 },
} as const;

const Select = styled.select(bare, {
  paddingInlineEnd: 32,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& > option': { background: color.surface, color: color.ink },
});
const Search = styled.input(bare, {
  minWidth: 96,
  // A filter with a long name leaves the others their row.
  maxWidth: 320,
  textOverflow: 'ellipsis',
  '::placeholder': { color: 'inherit', opacity: 1 },
});
const Day = styled.input(bare, { paddingInlineStart: 8, minWidth: 128 });

interface FilterProps {
  label: string;
  /** An empty text: not set. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter with a few values. */
export function FilterSelect({
  label,
  value,
  onChange,
  options,
}: FilterProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Pill data-set={value === '' ? undefined : true}>
      <HiddenText>{label}</HiddenText>
      <Select
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="down" size={18} />
    </Pill>
  );
}

/** The one name that holds what was typed; what was typed if there is none, or several. */
function nameMeant(typed: string, names: readonly string[]): string {
  const part = typed.trim().toLowerCase();
  if (part === '') return '';
  const same = names.find((name) => name.toLowerCase() === part);
  const [only, another] = names.filter((name) => name.toLowerCase().includes(part));
  return same ?? (another === undefined ? only : undefined) ?? typed;
}

/** A filter by a name, with suggestions; set when the person has finished typing. */
export function FilterSearch({
  label,
  value,
  onChange,
  suggestions,
  maxLength,
}: FilterProps & { suggestions: readonly string[]; maxLength: number }) {
  const id = useId();
  const input = useValue(value);
  return (
    <Pill data-set={value === '' ? undefined : true}>
      <HiddenText>{label}</HiddenText>
      <Search
        ref={input}
        type="text"
        placeholder={label}
        list={id}
        defaultValue={value}
        maxLength={maxLength}
        onBlur={(event) => {
          if (event.target.value !== value) onChange(nameMeant(event.target.value, suggestions));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(nameMeant(event.currentTarget.value, suggestions));
        }}
        onChange={(event) => {
          if (suggestions.includes(event.target.value)) onChange(event.target.value);
        }}
      />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Pill>
  );
}

/** While a year is typed, its first digits are years too; of half a day there is only bad input. */
const isTyped = ({ value: day, validity }: HTMLInputElement): boolean =>
  day === '' ? !validity.badInput : day >= '1000';

/** A filter by a day, `YYYY-MM-DD`. */
export function FilterDate({ label, value, onChange, min }: FilterProps & { min?: string }) {
  const input = useValue(value);
  const look = ({ currentTarget: day }: SyntheticEvent<HTMLInputElement>) => {
    if (isTyped(day) && day.value !== value) onChange(day.value);
  };
  return (
    <Pill data-set={value === '' ? undefined : true}>
      <span>{label}</span>
      <Day
        ref={input}
        type="date"
        defaultValue={value}
        min={min}
        onChange={look}
        // Emptying its last part changes no value: browsers tell only of the key.
        onKeyUp={look}
      />
    </Pill>
  );
}
