import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ToastBox } from './toast-box.tsx';
import { successTime, type ToastMessage } from './toast-context.ts';

const Place = styled.div({
  position: 'fixed',
  zIndex: 1400,
  insetBlockStart: 16,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
});

/** The last message, drawn without notistack: its code could not be loaded (no connection). */
export function PlainToast({ message }: { message: ToastMessage }) {
  const [closed, setClosed] = useState(0);

  useEffect(() => {
    if (message.kind === 'error') return undefined;
    const timer = setTimeout(() => {
      setClosed(message.id);
    }, successTime);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  if (closed === message.id) return null;
  return (
    <Place>
      <ToastBox
        key={message.id}
        kind={message.kind}
        text={message.text}
        onClose={() => {
          setClosed(message.id);
        }}
      />
    </Place>
  );
}
