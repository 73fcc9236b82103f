import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ToastBox, toastWords } from './toast-box.tsx';
import {
  fadeTime,
  isOpenError,
  successesAtOnce,
  successTime,
  type ToasterProps,
  type ToastMessage,
} from './toast-context.ts';

const Place = styled.div({
  position: 'fixed',
  zIndex: 1400,
  insetBlockStart: 'var(--ifj-toasts-top)',
  insetInline: 0,
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
});

const Message = styled.div({
  '&[data-fading]': { opacity: 0, transition: `opacity ${fadeTime}ms` },
});

interface PlainMessageProps {
  message: ToastMessage;
  onOver: ToasterProps['onOver'];
}

function PlainMessage({ message, onOver }: PlainMessageProps) {
  const { id, kind } = message;
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (kind === 'error') return undefined;
    const fade = setTimeout(() => {
      setFading(true);
    }, successTime);
    const close = setTimeout(() => {
      onOver(id);
    }, successTime + fadeTime);
    return () => {
      clearTimeout(fade);
      clearTimeout(close);
    };
  }, [id, kind, onOver]);

  return (
    <Message data-fading={fading || undefined}>
      <ToastBox
        kind={kind}
        onClose={() => {
          onOver(id);
        }}
      >
        {toastWords(message)}
      </ToastBox>
    </Message>
  );
}

/** The messages, drawn without notistack. */
export function PlainToast({ messages, onOver }: ToasterProps) {
  const successes = messages.filter(({ kind, over }) => kind === 'success' && !over);
  const last = successes.slice(-successesAtOnce);
  const shown = messages.filter((message) => isOpenError(message) || last.includes(message));
  return (
    <Place>
      {shown.map((message) => (
        <PlainMessage key={message.id} message={message} onOver={onOver} />
      ))}
    </Place>
  );
}
