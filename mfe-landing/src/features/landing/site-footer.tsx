import { Logo, Stack, Text, color, media, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

const Ground = styled.footer({
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: space(4),
  paddingInline: `var(--ifj-site-edge, ${space(2)})`,
  [media.tablet]: { paddingInline: `var(--ifj-site-edge, ${space(4)})` },
});

const Inner = styled.div({
  maxWidth: 1120,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(3),
});

/** The place of the switch of colours. */
export const Colours = styled.div({ minWidth: 280 });

interface SiteFooterProps {
  support: ReactNode;
  colours: ReactNode;
}

/** Who we are, how to reach us, and the colours. */
export function SiteFooter({ support, colours }: SiteFooterProps) {
  return (
    <Ground>
      <Inner>
        <Stack gap={1}>
          <Logo />
          <Text tone="muted">Internships for students and graduates in Nigeria.</Text>
        </Stack>
        {support}
        {colours}
      </Inner>
    </Ground>
  );
}
