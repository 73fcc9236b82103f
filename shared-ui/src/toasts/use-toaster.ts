import { useEffect, useState, type ComponentType } from 'react';
import type { ToasterProps } from './toaster.tsx';

type Loaded = ComponentType<ToasterProps> | 'failed' | null;

/**
 * Loads the part that draws messages: at the first touch or key of a visit, since a message
 * follows something that was done, and at the latest when there is one.
 * @param needed whether there is a message
 * @returns the part; null while it is on its way; `failed` when it could not be loaded
 */
export function useToaster(needed: boolean): Loaded {
  const [toaster, setToaster] = useState<Loaded>(null);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const touch = () => {
      setTouched(true);
    };
    const options = { once: true, passive: true };
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, []);

  const wanted = needed || touched;
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const settle = (loaded: Loaded) => {
      if (!left) setToaster(() => loaded);
    };
    import('./toaster.tsx').then(
      (module) => {
        settle(module.Toaster);
      },
      () => {
        settle('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  return toaster;
}
