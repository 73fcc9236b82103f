import { readReturnAddress } from '@ifj/shared-api';
import { useLocation } from 'react-router-dom';

interface Return {
  /** The page to which somebody wants to go once they have a session; null for none. */
  next: string | null;
  /** An address of the way there, which does not lose that page. */
  onTheWay: (path: string) => string;
}

/** Where somebody is led after all steps of signing in or up, as the address of each step says. */
export function useReturn(): Return {
  const { search } = useLocation();
  const next = readReturnAddress(search);
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`;
  return { next, onTheWay: (path) => path + query };
}
