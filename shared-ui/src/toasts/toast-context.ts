import { createContext, useContext } from 'react';

/** How long a success is shown, and how long it takes to fade, in ms. */
export const successTime = 3000;
export const fadeTime = 500;

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** Why, under the text. */
  detail?: string | undefined;
  /** It was closed or its time has passed: it goes. */
  over?: boolean | undefined;
}

/** An error that stands until it is closed or mended. */
export const isOpenError = ({ kind, over }: ToastMessage): boolean => kind === 'error' && !over;

/** So many successes are shown at once, beside every error. */
export const successesAtOnce = 3;

/** What draws the messages: all of the latest, oldest first. */
export interface ToasterProps {
  messages: readonly ToastMessage[];
  /** Another drawer that takes over shows no message again that is over. */
  onOver: (id: number) => void;
}

export interface ToastApi {
  /** Shows a text for 3 seconds and fades it out in another half. */
  success: (text: string) => void;
  /** Shows a text, and under it the reason, until it is closed; announced at once. */
  error: (text: string, detail?: string) => void;
  /** Closes the errors of the try before; forms do so when they are sent again. */
  closeErrors: () => void;
  /** Closes all messages: they were for somebody who is not here any more. */
  closeAll: () => void;
}

const silent: ToastApi = {
  success: () => undefined,
  error: () => undefined,
  closeErrors: () => undefined,
  closeAll: () => undefined,
};

export const ToastContext = createContext<ToastApi>(silent);

/** Short messages about what was just done. Works inside `Toasts`; elsewhere it does nothing. */
export function useToast(): ToastApi {
  return useContext(ToastContext);
}
