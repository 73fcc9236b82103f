import { useFormikContext } from 'formik';
import { fieldId, useFormContext } from '../form-context.ts';
import type { Refusal } from '../submit-error.ts';
import { isTooLong } from './length-limit.ts';

export interface FormField<Value> {
  id: string;
  value: Value;
  /** What to show under the field. */
  error: string | undefined;
  /** Ids of hint and error, for `aria-describedby`. */
  hintId: string;
  errorId: string;
  /** Does nothing while the form is being sent: what is being sent stays as it is. */
  change: (value: Value) => void;
  /** Call when the field is left: from then on its error shows. */
  leave: () => void;
  submitting: boolean;
}

function firstText(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const nested of Object.values(error)) {
    const text = firstText(nested);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The text that the server gave for a value which is still in the field. */
export function serverText(
  refusal: Refusal | undefined,
  name: string,
  value: unknown,
): string | undefined {
  return refusal?.sent[name] === value ? refusal?.fields[name] : undefined;
}

interface FormikView {
  values: Record<string, unknown>;
  errors: Record<string, unknown>;
  touched: Record<string, unknown>;
  status?: Refusal | undefined;
  submitCount: number;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/**
 * A field's state in the form around it. A first visit to an empty field shows no error before
 * the form was sent; a wrong value shows one as soon as the field is left, a text that is too
 * long at once.
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const form = useFormContext();
  const formik = useFormikContext<Record<string, unknown>>();
  const view: FormikView = formik;
  const { values, errors, touched, status } = view;
  const value = values[name] as Value;
  const id = fieldId(form.id, name);
  const isLeft = Boolean(touched[name]) && !isEmpty(value);
  const isShown =
    formik.submitCount > 0 || isLeft || isTooLong(value, form.limits.get(name)?.maxLength);
  const own = isShown ? firstText(errors[name]) : undefined;
  return {
    id,
    value,
    error: own ?? serverText(status, name, value),
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    change: (next) => {
      if (!formik.isSubmitting) void formik.setFieldValue(name, next);
    },
    leave: () => {
      form.press.afterwards(() => void formik.setFieldTouched(name));
    },
    submitting: formik.isSubmitting,
  };
}

/** The problems of the whole form, in the order of its values. */
export function useFormProblems(): { name: string; text: string }[] {
  const view: FormikView = useFormikContext<Record<string, unknown>>();
  const { values, errors, status, submitCount } = view;
  if (submitCount === 0) return [];
  return Object.keys(values).flatMap((name) => {
    const text = firstText(errors[name]) ?? serverText(status, name, values[name]);
    return text === undefined ? [] : [{ name, text }];
  });
}
