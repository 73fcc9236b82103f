import styled from '@emotion/styled';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type KeyboardEvent } from 'react';
import { HiddenText } from '../../layout/text.tsx';
import { color, radius } from '../../theme/tokens.ts';
import { describedBy, FieldFrame, hintWith, type FieldProps } from './field-frame.tsx';
import { useLengthLimit } from './length-limit.ts';
import { findSuggestions } from './suggestions.ts';
import { useFormField } from './use-form-field.ts';

const Anchor = styled.div({ position: 'relative' });

const List = styled.div({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  padding: 4,
  maxHeight: 280,
  overflowY: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',
  '& > [role="option"]': {
    padding: '10px 12px',
    minHeight: 44,
    borderRadius: radius.small,
    cursor: 'pointer',
  },
  '& > [aria-selected="true"], & > [role="option"]:hover': {
    background: color.tint,
    color: color.onTint,
  },
});

interface AutocompleteFieldProps extends FieldProps {
  options: readonly string[];
  /** What the list's last line says when nothing fits: what is typed is taken as it is. */
  notListed?: string | undefined;
  autoComplete?: string | undefined;
  /** A longer text is not cut off but marked as wrong. */
  maxLength?: number | undefined;
}

/** The list is scrolled to the option that the arrow keys point at: the focus stays in the field. */
function bringInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** A text with suggestions. A value that is not on the list is taken as it is typed. */
export function AutocompleteField({
  name,
  label,
  hint,
  optional,
  options,
  notListed = 'Not listed: keep what you typed',
  autoComplete = 'off',
  maxLength,
}: AutocompleteFieldProps) {
  const field = useFormField<string>(name);
  const note = hintWith(hint, useLengthLimit(name, label, field.value, maxLength));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = findSuggestions(options, field.value);
  const isListed = options.includes(field.value);
  const choices = isListed || field.value.trim() === '' ? found : [...found, field.value];
  const listId = `${field.id}-list`;
  const isOpen = open && !field.submitting && choices.length > 0;

  function choose(value: string) {
    field.change(value);
    setOpen(false);
    setActive(-1);
  }

  function move(step: number) {
    const next = active + step;
    setOpen(true);
    setActive(next < 0 ? choices.length - 1 : next % choices.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const choice = choices[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active === -1 ? 0 : -1);
    else if (event.key === 'Enter' && isOpen && choice !== undefined) choose(choice);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <FieldFrame field={field} label={label} hint={note} optional={optional}>
      <Anchor>
        <OutlinedInput
          id={field.id}
          name={name}
          value={field.value}
          error={field.error !== undefined}
          readOnly={field.submitting}
          fullWidth
          autoComplete={autoComplete}
          onChange={(event) => {
            field.change(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            setOpen(false);
            field.leave();
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': listId,
              'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
              'aria-describedby': describedBy(field, note),
              'aria-required': !optional,
            },
          }}
        />
        {isOpen && (
          <List role="listbox" id={listId} aria-label={label}>
            {choices.map((choice, index) => (
              <div
                key={choice}
                ref={index === active ? bringInSight : undefined}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(choice);
                }}
              >
                {index === found.length ? `${choice} (${notListed})` : choice}
              </div>
            ))}
          </List>
        )}
        <HiddenText role="status">
          {isOpen && (found.length === 1 ? '1 suggestion' : `${found.length} suggestions`)}
        </HiddenText>
      </Anchor>
    </FieldFrame>
  );
}
