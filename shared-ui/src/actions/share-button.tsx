import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useShare, type Shareable } from './use-share.ts';

interface ShareButtonProps extends Shareable {
  /** Only the drawing shows; the title names it. */
  iconOnly?: boolean | undefined;
}

/** Shares the address of a page that everybody may open. */
export function ShareButton({ iconOnly = false, ...what }: ShareButtonProps) {
  const share = useShare();
  const label = `Share ${what.title}`;
  if (iconOnly) {
    return <IconButton icon="share" label={label} onClick={() => void share(what)} />;
  }
  return (
    <Button icon="share" tone="secondary" aria-label={label} onClick={() => void share(what)}>
      Share
    </Button>
  );
}
