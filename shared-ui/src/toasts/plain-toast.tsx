import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ToastBox, toastWords } from './toast-box.tsx';
import { fadeTime, successTime, type ToasterProps } from './toast-context.ts';

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'fading' })<{
  fading: boolean;
}>(({ fading }) => ({
  position: 'fixed',
  zIndex: 1400,
  insetBlockStart: 'var(--ifj-toasts-top)',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  opacity: fading ? 0 : 1,
  transition: fading ? `opacity ${fadeTime}ms` : 'none',
}));

/** The last message, drawn without notistack. */
export function PlainToast({ messages }: ToasterProps) {
  const [closed, setClosed] = useState(0);
  const [fading, setFading] = useState(0);
  const message = messages.at(-1);
  const passing = message?.kind === 'success' ? message.id : null;

  useEffect(() => {
    if (passing === null) return undefined;
    const fade = setTimeout(() => {
      setFading(passing);
    }, successTime);
    const close = setTimeout(() => {
      setClosed(passing);
    }, successTime + fadeTime);
    return () => {
      clearTimeout(fade);
      clearTimeout(close);
    };
  }, [passing]);

  if (message === undefined || message.over || message.id === closed) return null;
  return (
    <Place fading={message.id === fading}>
      <ToastBox
        key={message.id}
        kind={message.kind}
        onClose={() => {
          setClosed(message.id);
        }}
      >
        {toastWords(message)}
      </ToastBox>
    </Place>
  );
}
