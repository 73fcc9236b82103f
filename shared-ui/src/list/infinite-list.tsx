import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useAnnouncement } from '../states/announcer.tsx';

interface InfiniteListProps {
  /** How many items are here; screen readers hear it whenever it changes, and for each new list. */
  count: number;
  /** Whether there is a further page. */
  hasMore: boolean;
  /** Whether a further page is on its way. */
  loading: boolean;
  /** Whether the last try to load a further page failed; then only the button tries again. */
  failed?: boolean | undefined;
  onMore: () => void;
  /** What is said after the last item: "No more jobs". */
  endText: string;
  /** The items that are here already. */
  children: ReactNode;
}

/** A list that loads further by itself near its end, and says when there is no more. */
export function InfiniteList({
  count,
  hasMore,
  loading,
  failed = false,
  onMore,
  endText,
  children,
}: InfiniteListProps) {
  const end = useRef<HTMLDivElement>(null);
  const isButtonFocused = useRef(false);
  const countBefore = useRef(count);
  useAnnouncement(`${count} shown${hasMore ? '' : `. ${endText}`}`);
  const waits = hasMore && !loading && !failed;

  useEffect(() => {
    const target = end.current;
    if (!waits || !target || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [waits, onMore]);

  // A button that goes with the focus gives it to the first item that came, or to the end's text.
  useEffect(() => {
    const added = end.current?.previousElementSibling?.children[countBefore.current];
    countBefore.current = count;
    if (hasMore || !isButtonFocused.current) return;
    isButtonFocused.current = false;
    const next = added ?? end.current?.lastElementChild;
    next?.setAttribute('tabindex', '-1');
    (next as HTMLElement | undefined)?.focus();
  }, [count, hasMore]);

  return (
    <Stack gap={2}>
      {children}
      <Stack
        ref={end}
        align="center"
        gap={1}
        onFocus={() => {
          isButtonFocused.current = true;
        }}
        // React hears of no blur when a button goes.
        onBlur={() => {
          isButtonFocused.current = false;
        }}
      >
        {failed && (
          <Text role="alert" tone="danger">
            The next ones could not be loaded.
          </Text>
        )}
        {hasMore && (
          <Button tone="secondary" onClick={onMore} busy={loading} busyText="Loading more…">
            {failed ? 'Try again' : 'Load more'}
          </Button>
        )}
        {!hasMore && (
          <Text tone="muted" size="small">
            {endText}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
