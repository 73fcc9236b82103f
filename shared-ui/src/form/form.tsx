import { FormikProvider, useFormik } from 'formik';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnyObject, Schema } from 'yup';
import { Stack } from '../layout/stack.tsx';
import { useIsHere } from '../page/use-is-here.ts';
import { useToast } from '../toasts/toast-context.ts';
import { ErrorSummary } from './error-summary.tsx';
import { lengthProblems } from './fields/length-limit.ts';
import { FormContext, type LengthLimit } from './form-context.ts';
import { readDraft, readLostFiles, type DraftPlace } from './leaving/draft.ts';
import { LeaveGuard } from './leaving/leave-guard.tsx';
import { useUnsavedWork } from './leaving/unsaved-work.ts';
import { hasChanged } from './leaving/unsaved.ts';
import { useDraft } from './leaving/use-draft.ts';
import { usePointerPress } from './pointer-press.ts';
import { mapServerFields, SubmitError } from './submit-error.ts';

export interface FormState<Values> {
  values: Values;
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submitting: boolean;
}

interface FormProps<Values extends AnyObject> {
  initialValues: Values;
  /** A yup schema; its messages are shown at the fields. */
  schema?: Schema<unknown> | undefined;
  /**
   * Sends the values. Throws a `SubmitError` when they were refused; whoever has left the form by
   * then reads it in a message.
   */
  onSubmit: (values: Values) => Promise<void> | void;
  /**
   * Keeps what is typed over a reload of this tab, under this key. Passwords and files are not
   * kept; the draft goes once the form was sent.
   */
  draftKey?: string | undefined;
  /** `browser`: a draft that outlasts its tab and a crash, until it is sent or signed out. */
  draftPlace?: DraftPlace | undefined;
  /**
   * Asks before the page is left with unsaved changes; leaving all the same drops the draft. Such
   * a form needs the router around it.
   */
  confirmLeaving?: boolean | undefined;
  /** Names the form for screen readers. */
  label?: string | undefined;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

const unexpected = new SubmitError({ message: 'An unexpected error occurred.' });

/** A form with validation, an error summary, server errors at their fields and a kept draft. */
export function Form<Values extends AnyObject>({
  initialValues,
  schema,
  onSubmit,
  draftKey,
  draftPlace = 'tab',
  confirmLeaving = false,
  label,
  children,
}: FormProps<Values>) {
  const id = useId();
  const running = useRef(false);
  const isHere = useIsHere();
  const [secrets] = useState(() => new Set<string>());
  const [limits] = useState(() => new Map<string, LengthLimit>());
  const press = usePointerPress();
  const toast = useToast();
  const [saved, setSaved] = useState<Values | null>(null);
  const [start] = useState(() =>
    draftKey === undefined ? initialValues : readDraft(draftKey, initialValues, draftPlace),
  );
  const [lostFiles] = useState(() =>
    draftKey === undefined ? {} : readLostFiles(draftKey, draftPlace),
  );
  const checkLengths = (values: Values): Record<string, string> => lengthProblems(values, limits);
  const formik = useFormik<Values>({
    initialValues: start,
    ...(schema && { validationSchema: schema }),
    validate: checkLengths,
    onSubmit: async (values, helpers) => {
      // Sending can end the session, and the page with it.
      draft.keep();
      helpers.setStatus(undefined);
      toast.closeErrors();
      try {
        await onSubmit(values);
        if (isHere() || !isRetyped(values)) draft.drop(values);
        setSaved(values);
      } catch (error) {
        if (!(error instanceof SubmitError)) reportError(error);
        const refusal = error instanceof SubmitError ? error : unexpected;
        if (isHere()) helpers.setStatus(mapServerFields(refusal, values));
        else tellWhoLeft(refusal);
      }
    },
  });
  /** Another form of the same kind, opened since, may keep its draft in the same place. */
  const isRetyped = (sent: Values) =>
    draftKey !== undefined && hasChanged(readDraft(draftKey, sent, draftPlace), sent);
  const tellWhoLeft = (refusal: SubmitError) => {
    const { message } = mapServerFields(refusal, {});
    if (message !== null) toast.error('What you sent was not saved.', message);
  };
  const draft = useDraft(draftKey, formik.values, secrets, draftPlace);
  const context = useMemo(
    () => ({ id, secrets, limits, press, lostFiles }),
    [id, secrets, limits, press, lostFiles],
  );

  const unsaved = formik.values !== saved && hasChanged(formik.values, initialValues);
  useUnsavedWork(unsaved);

  const state: FormState<Values> = {
    values: formik.values,
    setValue: (name, value) => {
      void formik.setFieldValue(name, value);
    },
    submitting: formik.isSubmitting,
  };

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <form
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            if (running.current) return;
            running.current = true;
            void formik.submitForm().finally(() => {
              running.current = false;
            });
          }}
        >
          <Stack gap={2.5}>
            <ErrorSummary />
            {typeof children === 'function' ? children(state) : children}
          </Stack>
        </form>
        {confirmLeaving && (
          <LeaveGuard
            unsaved={unsaved}
            onLeave={() => {
              draft.drop(formik.values);
            }}
          />
        )}
      </FormContext>
    </FormikProvider>
  );
}
