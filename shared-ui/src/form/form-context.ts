import { createContext, useContext } from 'react';

export interface FormContextValue {
  /** Begins the ids of the form's fields. */
  id: string;
  /** Names of fields whose value is never stored. */
  secrets: Set<string>;
}

export const FormContext = createContext<FormContextValue>({ id: 'form', secrets: new Set() });

/** The id of a field's control. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}
