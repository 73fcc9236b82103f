import styled from '@emotion/styled';
import { useId } from 'react';
import { HiddenText } from '../layout/text.tsx';
import { filterControl } from './control-look.ts';

const Label = styled.label({ display: 'inline-flex', maxWidth: '100%', position: 'relative' });
const Select = styled.select(filterControl, { paddingInlineEnd: 34, textOverflow: 'ellipsis' });
const Input = styled.input(filterControl);

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
    <Label>
      <HiddenText>{label}</HiddenText>
      <Select
        value={value}
        data-set={value === '' ? undefined : true}
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
    </Label>
  );
}

/** A filter by a name, with suggestions; set when the person has finished typing. */
export function FilterSearch({
  label,
  value,
  onChange,
  suggestions,
}: FilterProps & { suggestions: readonly string[] }) {
  const id = useId();
  return (
    <Label>
      <HiddenText>{label}</HiddenText>
      <Input
        key={value}
        type="search"
        placeholder={label}
        list={id}
        defaultValue={value}
        data-set={value === '' ? undefined : true}
        onBlur={(event) => {
          if (event.target.value !== value) onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(event.currentTarget.value);
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
    </Label>
  );
}

/** A filter by a day, `YYYY-MM-DD`. */
export function FilterDate({ label, value, onChange, min }: FilterProps & { min?: string }) {
  return (
    <Label>
      <HiddenText>{label}</HiddenText>
      <Input
        type="date"
        title={label}
        value={value}
        min={min}
        data-set={value === '' ? undefined : true}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Label>
  );
}
