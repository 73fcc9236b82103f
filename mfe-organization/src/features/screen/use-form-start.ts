import { hasUnsavedWork } from '@ifj/shared-ui';
import { useState } from 'react';

/**
 * What a form begins with: the latest that is known, as long as nothing is typed.
 *
 * @returns the values, and a key by which the form begins anew with other ones
 */
export function useFormStart<Values>(latest: Values): { values: Values; version: string } {
  const [values, setValues] = useState(latest);
  const version = JSON.stringify(values);
  if (JSON.stringify(latest) !== version && !hasUnsavedWork()) setValues(latest);
  return { values, version };
}
