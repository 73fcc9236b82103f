import { useEffect, useSyncExternalStore } from 'react';
import { HiddenText } from '../layout/text.tsx';

let current = { id: 0, text: '' };
const listeners = new Set<() => void>();

function announce(text: string) {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => current;

/**
 * Tells screen readers a text when it appears and whenever it changes; null tells nothing. Unlike
 * a status that comes with its text, this is heard everywhere.
 */
export function useAnnouncement(text: string | null) {
  useEffect(() => {
    if (text === null) return undefined;
    announce(text);
    return () => {
      announce('');
    };
  }, [text]);
}

/** Gives a function that tells screen readers what has just happened, as often as it does. */
export function useAnnounce(): (text: string) => void {
  useEffect(
    () => () => {
      announce('');
    },
    [],
  );
  return announce;
}

/** Tells screen readers a text as long as it stands on a page. */
export function Announcement({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}

/** What speaks the texts of `useAnnouncement`: always there, whatever page is shown. */
export function Announcer() {
  const { id, text } = useSyncExternalStore(subscribe, read, read);
  return (
    <div aria-live="polite">
      <HiddenText key={id}>{text}</HiddenText>
    </div>
  );
}
