import { createContext, useContext } from 'react';
import { PointerPress } from './pointer-press.ts';

/** How long a field's text may be, and what the field is called. */
export interface LengthLimit {
  label: string;
  maxLength: number;
}

export interface FormContextValue {
  /** Begins the ids of the form's fields. */
  id: string;
  /** Names of fields whose value is never stored. */
  secrets: Set<string>;
  /** How long the texts of fields may be, by field. */
  limits: Map<string, LengthLimit>;
  press: PointerPress;
  /** Names of files that a reload has taken out of their fields, by field. */
  lostFiles: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormContextValue>({
  id: 'form',
  secrets: new Set(),
  limits: new Map(),
  press: new PointerPress(),
  lostFiles: {},
});

/** The id of a field's control. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}
