import { useToast } from '../toasts/toast-context.ts';

export interface Shareable {
  /** Path of a page that everybody may open. */
  address: string;
  title: string;
}

async function copy(address: string): Promise<void> {
  // Absent where the page came by plain http.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('There is no clipboard.');
  await clipboard.writeText(address);
}

/** Hands an address to the device, which knows where to; where it cannot, the address is copied. */
export function useShare(): (what: Shareable) => Promise<void> {
  const toast = useToast();
  return async ({ address, title }) => {
    const url = new URL(address, location.origin).href;
    const { share } = navigator as { share?: Navigator['share'] };
    if (share) {
      try {
        await share.call(navigator, { title, url });
        return;
      } catch (error) {
        // Whoever thinks better of it wants no copy either.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await copy(url);
      toast.success('Link copied');
    } catch {
      toast.error('The link could not be copied. It is:', url);
    }
  };
}
