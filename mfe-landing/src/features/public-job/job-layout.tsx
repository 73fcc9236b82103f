import { Logo, Stack, Text, TextLink, color, media, radius, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SiteFooter } from '../landing/site-footer.tsx';

const Bar = styled.header({
  minHeight: 64,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingInline: 'var(--ifj-site-edge)',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

const Home = styled(Link)({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.small,
  textDecoration: 'none',
});

// The footer stands at the lower edge of a short page.
const Frame = styled.div({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  // Header and footer begin where the page between them does.
  '--ifj-site-edge': space(2),
  [media.tablet]: { '--ifj-site-edge': `max(${space(3)}, calc((100% - 912px) / 2))` },
  [media.desktop]: { '--ifj-site-edge': 'calc((100% - 896px) / 2)' },
});

const about = (
  <Stack gap={0.5}>
    <Text strong>New here?</Text>
    <TextLink to="/">See how it works</TextLink>
  </Stack>
);

interface JobLayoutProps {
  /** What leads into the product. */
  ways: ReactNode;
  children: ReactNode;
}

/** What stands around a public job: who we are, and the ways in. */
export function JobLayout({ ways, children }: JobLayoutProps) {
  return (
    <Frame>
      <Bar>
        <Home to="/" aria-label="IFJ, start page">
          <Logo />
        </Home>
        <Stack direction="row" gap={1}>
          {ways}
        </Stack>
      </Bar>
      <main>{children}</main>
      <SiteFooter support={about} colours={null} />
    </Frame>
  );
}
