import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';

interface FilterBarProps {
  /** What is filtered, for screen readers: "Filter jobs". */
  label: string;
  /** Whether a filter is set; then the way to clear it shows. */
  active: boolean;
  onClear: () => void;
  /** `FilterSelect`, `FilterSearch` and `FilterDate`. */
  children: ReactNode;
}

/** A row of filters that wraps on narrow screens. */
export function FilterBar({ label, active, onClear, children }: FilterBarProps) {
  return (
    <Stack role="group" aria-label={label} direction="row" align="start" gap={1} wrap>
      {children}
      {active && (
        <Button tone="quiet" icon="close" onClick={onClear}>
          Clear filter
        </Button>
      )}
    </Stack>
  );
}
