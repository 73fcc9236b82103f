import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../pictures/logo.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { OfflineBanner } from '../states/offline-banner.tsx';
import { color, media, radius, space } from '../theme/tokens.ts';
import type { FrameEntry } from './frame-entry.ts';
import { Navigation } from './navigation.tsx';
import { frameSize } from './frame-size.ts';

const Main = styled.main({
  minHeight: `calc(100dvh - ${frameSize.top}px)`,
  paddingBlockEnd: `calc(${frameSize.bar}px + env(safe-area-inset-bottom))`,
  ':focus': { outline: 'none' },
  [media.tablet]: { minHeight: '100dvh', paddingBlockEnd: 0, marginInlineStart: frameSize.rail },
  [media.desktop]: { marginInlineStart: frameSize.drawer },
});

const PhoneTop = styled.header({
  display: 'flex',
  alignItems: 'center',
  minHeight: frameSize.top,
  paddingInline: space(2),
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '& > a': {
    display: 'inline-flex',
    minHeight: 44,
    textDecoration: 'none',
    borderRadius: radius.small,
  },
  [media.tablet]: { display: 'none' },
});

const Skip = styled.button({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 18px',
  border: 0,
  borderRadius: radius.medium,
  background: color.primary,
  color: color.onPrimary,
  font: 'inherit',
  fontWeight: 600,
  ':not(:focus)': { transform: 'translateY(-80px)' },
});

interface DashboardFrameProps {
  /** In the order they are shown; the first four stand in the phone's bottom bar. */
  entries: readonly FrameEntry[];
  /** Who is signed in; absent while it is not known yet. */
  userName?: string | undefined;
  onLogout: () => void;
  children: ReactNode;
}

/** What stays around every dashboard screen: the side menu and the way to the content. */
export function DashboardFrame({ entries, userName, onLogout, children }: DashboardFrameProps) {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <>
      <Skip type="button" onClick={() => main.current?.focus()}>
        Skip to content
      </Skip>
      <PhoneTop>
        <Link to="/dashboard/jobs" aria-label="IFJ, jobs">
          <Logo />
        </Link>
      </PhoneTop>
      <Navigation entries={entries} userName={userName} onLogout={onLogout} />
      <Main ref={main} tabIndex={-1}>
        <OfflineBanner />
        {children}
      </Main>
    </>
  );
}
