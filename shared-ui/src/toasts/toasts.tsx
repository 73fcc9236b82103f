import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { HiddenText } from '../layout/text.tsx';
import { ToastContext, type ToastApi, type ToastMessage } from './toast-context.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

function lastText(messages: readonly ToastMessage[], kind: ToastMessage['kind']): string {
  return messages.findLast((message) => message.kind === kind)?.text ?? '';
}

/** Puts the short messages of `useToast` over the product and announces them. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);

  const api = useMemo<ToastApi>(() => {
    let id = 0;
    const add = (kind: ToastMessage['kind'], text: string) => {
      id += 1;
      const message = { id, kind, text };
      setMessages((before) => [...before.slice(-9), message]);
    };
    return {
      success: (text) => {
        add('success', text);
      },
      error: (text) => {
        add('error', text);
      },
    };
  }, []);

  return (
    <ToastContext value={api}>
      {children}
      <HiddenText as="div" role="status">
        {lastText(messages, 'success')}
      </HiddenText>
      <HiddenText as="div" role="alert">
        {lastText(messages, 'error')}
      </HiddenText>
      {messages.length > 0 && (
        <Suspense fallback={null}>
          <Toaster messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}
