import { Section, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

/** A role's overview and requirements: paragraphs and bullets. */
export function Requirements({ children }: { children: ReactNode }) {
  return (
    <Section title="Role overview and requirements">
      <Stack gap={1}>{children}</Stack>
    </Section>
  );
}
