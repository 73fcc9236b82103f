import { useEffect } from 'react';

/**
 * Goes to the section that the address names. The browser looked for it before this page was there;
 * where a document was, it has found it, and the reader may have gone on.
 */
export function useAnchor(): void {
  useEffect(() => {
    if (scrollY > 0) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
