import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A function that goes to the screen before, or to `fallback` where this screen is the first one
 * of the visit: going back would leave the product, or lead nowhere.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The router counts its entries in the browser's history; a redirect keeps the number.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    const isFirst = idx === undefined ? key === 'default' : idx === 0;
    if (isFirst) void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [navigate, key, fallback]);
}
