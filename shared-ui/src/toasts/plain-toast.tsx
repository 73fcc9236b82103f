import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ToastBox, toastWords } from './toast-box.tsx';
import { successTime, type ToasterProps } from './toast-context.ts';

const Place = styled.div({
  position: 'fixed',
  zIndex: 1400,
  insetBlockStart: 16,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
});

/** The last message, drawn without notistack. */
export function PlainToast({ messages }: ToasterProps) {
  const [closed, setClosed] = useState(0);
  const message = messages.at(-1);
  const passing = message?.kind === 'success' ? message.id : null;

  useEffect(() => {
    if (passing === null) return undefined;
    const timer = setTimeout(() => {
      setClosed(passing);
    }, successTime);
    return () => {
      clearTimeout(timer);
    };
  }, [passing]);

  if (message === undefined || message.id === closed) return null;
  return (
    <Place>
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
