import styled from '@emotion/styled';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Announcer } from '../states/announcer.tsx';
import { loadPart } from '../states/load-part.tsx';
import { useOnline } from '../states/offline-banner.tsx';
import { media } from '../theme/tokens.ts';
import { BesideModals } from './beside-modals.tsx';
import { PlainToast } from './plain-toast.tsx';
import {
  isOpenError,
  ToastContext,
  type ToastApi,
  type ToasterProps,
  type ToastMessage,
} from './toast-context.ts';

const remembered = 10;

/** Draws the messages; while it is missing a plain one does, and each message asks for it again. */
const Toaster = loadPart<ToasterProps>(async () => (await import('./toaster.tsx')).Toaster, {
  failed: ({ props }) => <PlainToast {...props} />,
});

/** Where messages begin: offline below the line that says so, which is of two rows on a phone. */
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'online' })<{
  online: boolean;
}>(({ online }) => ({
  '--ifj-toasts-top': '16px',
  ...(!online && {
    '--ifj-toasts-top': 'calc(24px + 1.3125rem)',
    [media.phone]: { '--ifj-toasts-top': 'calc(24px + 2.625rem)' },
  }),
  '& .notistack-SnackbarContainer': { top: 'var(--ifj-toasts-top)' },
}));

/** Loads it at the first touch or key of a visit: a message follows something that was done. */
function useEarlyToaster() {
  useEffect(() => {
    const touched = Toaster.ahead;
    window.addEventListener('pointerdown', touched, { once: true, passive: true });
    window.addEventListener('keydown', touched, { once: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', touched);
      window.removeEventListener('keydown', touched);
    };
  }, []);
}

function append(before: readonly ToastMessage[], message: Omit<ToastMessage, 'id'>) {
  const id = (before.at(-1)?.id ?? 0) + 1;
  const kept = before.filter((other) => isOpenError(other) || id - other.id < remembered);
  return [...kept, { id, ...message }];
}

function end(isOver: (message: ToastMessage) => boolean) {
  return (before: readonly ToastMessage[]) =>
    before.map((message) => (isOver(message) ? { ...message, over: true } : message));
}

/** Puts the short messages of `useToast` over the product, and announces them and what lists show. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const online = useOnline();
  useEarlyToaster();

  const api = useMemo<ToastApi>(() => {
    const add = (message: Omit<ToastMessage, 'id'>) => {
      Toaster.ahead();
      setMessages((before) => append(before, message));
    };
    return {
      success: (text) => {
        add({ kind: 'success', text });
      },
      error: (text, detail) => {
        add({ kind: 'error', text, detail });
      },
      closeErrors: () => {
        setMessages(end(({ kind }) => kind === 'error'));
      },
      closeAll: () => {
        setMessages(end(() => true));
      },
    };
  }, []);
  const close = useCallback((id: number) => {
    setMessages(end((message) => message.id === id));
  }, []);

  return (
    <ToastContext value={api}>
      {children}
      <BesideModals>
        <Announcer />
        <Place aria-live="polite" online={online}>
          {messages.length > 0 && <Toaster messages={messages} onOver={close} />}
        </Place>
      </BesideModals>
    </ToastContext>
  );
}
