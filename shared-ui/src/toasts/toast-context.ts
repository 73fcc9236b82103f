import { createContext, useContext } from 'react';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

export interface ToastApi {
  /** Shows a text for 3 seconds and fades it out in another half. */
  success: (text: string) => void;
  /** Shows a text until it is closed; announced at once. */
  error: (text: string) => void;
}

export const ToastContext = createContext<ToastApi>({
  success: () => undefined,
  error: () => undefined,
});

/** Short messages about what was just done. Works inside `Toasts`; elsewhere it does nothing. */
export function useToast(): ToastApi {
  return useContext(ToastContext);
}
