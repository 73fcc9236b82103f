import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { color, radius } from '../theme/tokens.ts';
import { useValue } from './use-value.ts';

const Box = styled.div({
  display: 'flex',
  alignItems: 'center',
  maxWidth: 560,
  minHeight: 48,
  paddingInlineStart: 14,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: color.surface,
  ':hover': { borderColor: color.ink },
  ':has(input:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '& > svg': { flex: 'none', color: color.muted },
});

const Words = styled.input({
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  outline: 'none',
  '::placeholder': { color: color.muted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

interface SearchBoxProps {
  /** What is searched: "Search jobs". */
  label: string;
  /** What is searched for now; an empty text for nothing. */
  value: string;
  /** The words to search for, once they are typed; an empty text searches no more. */
  onSearch: (words: string) => void;
  maxLength?: number | undefined;
}

/** A line of words to search for, sent by Enter or its button. */
export function SearchBox({ label, value, onSearch, maxLength }: SearchBoxProps) {
  const words = useValue(value);
  const search = () => {
    onSearch(words.current?.value.trim() ?? '');
  };
  return (
    <Box role="search">
      <Icon name="search" size={20} />
      <Words
        ref={words}
        aria-label={label}
        type="search"
        enterKeyHint="search"
        placeholder={label}
        defaultValue={value}
        maxLength={maxLength}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search();
        }}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label="Clear search"
          onClick={() => {
            onSearch('');
          }}
        />
      )}
      <Button tone="quiet" onClick={search}>
        Search
      </Button>
    </Box>
  );
}
