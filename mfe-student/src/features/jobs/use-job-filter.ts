import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { filterOf, searchOf, wordsOf, type FilterName, type JobFilter } from './job-filter.ts';

interface FilterInAddress {
  filter: JobFilter | null;
  /** The words searched for beside it; an empty text for none. */
  words: string;
  /** Sets the one filter; an empty value clears it. */
  setFilter: (name: FilterName, value: string) => void;
  setWords: (words: string) => void;
  clearFilter: () => void;
  clearAll: () => void;
}

/** Filter and search live in the address, so that back, reload and a shared link keep them. */
export function useJobFilter(): FilterInAddress {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const words = wordsOf(search);
  /** The same once more is no step that Back would have to take. */
  const lead = (next: Record<string, string>, options: NavigateOptions = {}) => {
    if (new URLSearchParams(next).toString() !== search.toString()) setSearch(next, options);
  };
  return {
    filter,
    words,
    setFilter: (name, value) => {
      // Arrow keys walk through all values of a select on the way to one.
      lead(searchOf({ name, value }, words), { replace: filter?.name === name && value !== '' });
    },
    setWords: (next) => {
      lead(searchOf(filter, next));
    },
    clearFilter: () => {
      lead(searchOf(null, words));
    },
    clearAll: () => {
      lead({});
    },
  };
}
