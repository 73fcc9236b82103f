import { Logo, Stack, color, media, radius, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { sections, type SectionId } from './sections.ts';

const rowHeight = 64;

// On phones the first row scrolls away and the anchors stay.
const Bar = styled.header({
  position: 'sticky',
  top: -rowHeight,
  zIndex: 10,
  display: 'grid',
  gridTemplateAreas: '"logo actions" "anchors anchors"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  paddingInline: space(2),
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  [media.tablet]: {
    top: 0,
    gridTemplateAreas: '"logo anchors actions"',
    gridTemplateColumns: 'auto 1fr auto',
    gap: space(3),
    // As wide as the bands below.
    paddingInline: `max(${space(4)}, calc((100% - 1120px) / 2))`,
  },
});

const Row = styled.div({ height: rowHeight, display: 'flex', alignItems: 'center' });
const LogoRow = styled(Row)({ gridArea: 'logo' });
const ActionRow = styled(Row)({ gridArea: 'actions' });

const Anchors = styled.nav({
  gridArea: 'anchors',
  display: 'flex',
  justifyContent: 'space-between',
  [media.tablet]: { justifyContent: 'center', gap: space(2) },
});

const Anchor = styled.a({
  minHeight: 48,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space(1),
  color: color.muted,
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: radius.small,
  borderBlock: '3px solid transparent',
  ':hover': { color: color.ink },
  '&[aria-current]': { color: color.primary, fontWeight: 600, borderBottomColor: color.primary },
});

/** Logo, the anchors of this page with the current one marked, and the ways in. */
export function SiteHeader({ current, ways }: { current: SectionId; ways: ReactNode }) {
  return (
    <Bar>
      <LogoRow>
        <Logo />
      </LogoRow>
      <Anchors aria-label="On this page">
        {sections.map(({ id, label }) => (
          <Anchor key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </Anchor>
        ))}
      </Anchors>
      <ActionRow>
        <Stack direction="row" gap={1}>
          {ways}
        </Stack>
      </ActionRow>
    </Bar>
  );
}
