import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Logo } from '../pictures/logo.tsx';
import { ColorModeSwitch } from '../theme/color-mode-switch.tsx';
import { color, media, radius, space } from '../theme/tokens.ts';
import { PageHeading } from './page.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { usePageTitle } from './use-page-title.ts';

const Ground = styled.div({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  background: color.surface,
  [media.tablet]: { background: color.page, paddingBlock: space(5), gap: space(3) },
});

const Main = styled('main', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ wide }) => ({
    width: '100%',
    maxWidth: wide ? 720 : 480,
    [media.tablet]: {
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.large,
      padding: space(4),
    },
  }),
);

const Head = styled.header({ alignSelf: 'start', [media.tablet]: { alignSelf: 'center' } });

const Foot = styled.footer({
  width: '100%',
  maxWidth: 480,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  flexGrow: 1,
});

const Colours = styled.div({ width: '100%', maxWidth: 320, marginBlockStart: 'auto' });

const LogoLink = styled(Link)({
  display: 'inline-flex',
  minHeight: 44,
  padding: 4,
  // The drawing stands over the heading's first letter.
  marginInline: -4,
  textDecoration: 'none',
  borderRadius: radius.small,
});

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** Under the card: the way to the other screen ("Have an account? …"). */
  footer?: ReactNode;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A plain page before the dashboard: logo, heading, one column. */
export function AuthLayout({ title, lead, footer, wide = false, children }: AuthLayoutProps) {
  const heading = usePageTitle(title);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <Ground>
      <Head>
        <LogoLink to="/" aria-label="IFJ, start page">
          <Logo />
        </LogoLink>
      </Head>
      <Main ref={main} wide={wide}>
        <Stack gap={3}>
          <Stack gap={0.5}>
            <PageHeading ref={heading} tabIndex={-1}>
              {title}
            </PageHeading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
      </Main>
      <Foot>
        {footer && <div>{footer}</div>}
        <Colours>
          <ColorModeSwitch />
        </Colours>
      </Foot>
    </Ground>
  );
}
