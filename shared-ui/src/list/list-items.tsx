import type { ReactNode } from 'react';
import { CardList } from '../card/entity-card.tsx';
import { Stack } from '../layout/stack.tsx';

/** How the entries of a list stand: beside each other where there is room, or in one column. */
export type ListLook = 'cards' | 'column';

/** The entries of a list, each an `li`. */
export function ListItems({ look, children }: { look: ListLook; children: ReactNode }) {
  if (look === 'cards') return <CardList>{children}</CardList>;
  return (
    <Stack as="ul" gap={1.5}>
      {children}
    </Stack>
  );
}
