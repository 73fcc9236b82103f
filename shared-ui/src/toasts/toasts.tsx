import { useMemo, useState, type ReactNode } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { ToastContext, type ToastApi, type ToastMessage } from './toast-context.ts';
import { useToaster } from './use-toaster.ts';

const remembered = 10;

/** Puts the short messages of `useToast` over the product and announces them. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const last = messages.at(-1);
  const Toaster = useToaster(last !== undefined);

  const api = useMemo<ToastApi>(() => {
    let id = 0;
    const add = (kind: ToastMessage['kind'], text: string) => {
      id += 1;
      const message = { id, kind, text };
      setMessages((before) => [...before, message].slice(-remembered));
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
      <div aria-live="polite">
        {last && Toaster === 'failed' && <PlainToast message={last} />}
        {last && Toaster && Toaster !== 'failed' && <Toaster messages={messages} />}
      </div>
    </ToastContext>
  );
}
