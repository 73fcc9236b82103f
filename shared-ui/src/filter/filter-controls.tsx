import styled from '@emotion/styled';
import { useId, useState, type SyntheticEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { HiddenText, Text } from '../layout/text.tsx';
import { useAnnounce } from '../states/announcer.tsx';
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
const Named = styled.div({ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: '100%' });
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

/** The names that hold what was typed, or the one that equals it; what was typed if none does. */
function namesMeant(typed: string, names: readonly string[]): string[] {
  const part = typed.trim().toLowerCase();
  if (part === '') return [''];
  const same = names.find((name) => name.toLowerCase() === part);
  if (same !== undefined) return [same];
  const holding = names.filter((name) => name.toLowerCase().includes(part));
  return holding.length === 0 ? [typed] : holding;
}

interface FilterSearchProps extends FilterProps {
  suggestions: readonly string[];
  maxLength: number;
  /** What is said when what was typed fits several names: "2 companies fit. Choose one." */
  severalFit: (count: number) => string;
}

/** A filter by a name, with suggestions; set when the person has finished typing one. */
export function FilterSearch({
  label,
  value,
  onChange,
  suggestions,
  maxLength,
  severalFit,
}: FilterSearchProps) {
  const id = useId();
  const input = useValue(value);
  const announce = useAnnounce();
  const [count, setCount] = useState(0);
  const [before, setBefore] = useState(value);
  // A filter that is set or given up elsewhere takes what was typed with it.
  if (value !== before) {
    setBefore(value);
    setCount(0);
  }

  function take(typed: string) {
    const [meant = '', ...others] = namesMeant(typed, suggestions);
    const fitting = others.length === 0 ? 0 : others.length + 1;
    setCount(fitting);
    if (fitting === 0) onChange(meant);
    else announce(severalFit(fitting));
  }

  return (
    <Named>
      <Pill data-set={value === '' ? undefined : true}>
        <HiddenText>{label}</HiddenText>
        <Search
          ref={input}
          type="text"
          placeholder={label}
          list={id}
          defaultValue={value}
          maxLength={maxLength}
          aria-describedby={count > 0 ? `${id}-hint` : undefined}
          onBlur={(event) => {
            if (event.target.value !== value && count === 0) take(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(event.currentTarget.value);
          }}
          onChange={(event) => {
            setCount(0);
            if (suggestions.includes(event.target.value)) onChange(event.target.value);
          }}
        />
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </Pill>
      {count > 0 && (
        <Text id={`${id}-hint`} size="small" tone="muted">
          {severalFit(count)}
        </Text>
      )}
    </Named>
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
