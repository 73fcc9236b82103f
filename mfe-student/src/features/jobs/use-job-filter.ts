import { useSearchParams } from 'react-router-dom';
import { filterOf, searchOf, type FilterName, type JobFilter } from './job-filter.ts';

interface FilterInAddress {
  filter: JobFilter | null;
  /** Sets the one filter; an empty value clears it. */
  setFilter: (name: FilterName, value: string) => void;
  clear: () => void;
}

/** The filter lives in the address, so that back, reload and a shared link keep it. */
export function useJobFilter(): FilterInAddress {
  const [search, setSearch] = useSearchParams();
  return {
    filter: filterOf(search),
    setFilter: (name, value) => {
      setSearch(searchOf({ name, value }));
    },
    clear: () => {
      setSearch({});
    },
  };
}
