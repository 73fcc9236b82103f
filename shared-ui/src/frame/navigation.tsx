import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../card/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../layout/text.tsx';
import { Logo } from '../pictures/logo.tsx';
import { ColorModeSwitch } from '../theme/color-mode-switch.tsx';
import { color, media, radius, space } from '../theme/tokens.ts';
import { barEntries, frameSize } from './frame-size.ts';
import { NavigationEntry, entryLook } from './navigation-entry.tsx';

export interface FrameEntry {
  to: string;
  label: string;
  /** A name of the icon set. */
  icon: string;
  /** A number to draw attention, such as unread ones; 0 shows nothing. */
  badge?: number | undefined;
}

const Nav = styled.nav({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  minHeight: frameSize.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flex: 1, minWidth: 0 },
  '& li': { flex: 1, minWidth: 0, display: 'flex' },
  [media.tablet]: {
    insetBlock: 0,
    insetInlineEnd: 'auto',
    width: frameSize.rail,
    flexDirection: 'column',
    gap: space(1),
    padding: `${space(2)} 6px`,
    overflowY: 'auto',
    borderBlockStart: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    '& ul': { flexDirection: 'column', flex: 'none !important', gap: 4 },
    '& li': { flex: 'none' },
  },
  [media.desktop]: { width: frameSize.drawer, padding: space(2) },
});

const Brand = styled(Link)({
  display: 'none',
  borderRadius: radius.small,
  textDecoration: 'none',
  [media.tablet]: {
    display: 'flex',
    justifyContent: 'center',
    padding: space(1),
    '& span span': { display: 'none' },
  },
  [media.desktop]: {
    justifyContent: 'start',
    marginBlockEnd: space(1),
    '& span span': { display: 'inline' },
  },
});

const MoreButton = styled.button(entryLook, {
  [media.tablet]: { display: 'none' },
});

const Rest = styled.div({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'none',
  flexDirection: 'column',
  gap: space(1),
  padding: space(2),
  maxHeight: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  boxShadow: '0 -8px 24px rgb(0 0 0 / 0.16)',
  '&[data-open]': { display: 'flex' },
  '& ul': { flexDirection: 'column' },
  [media.tablet]: {
    display: 'flex',
    position: 'static',
    flex: 1,
    padding: 0,
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    maxHeight: 'none',
    overflow: 'visible',
  },
});

const Account = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  [media.tablet]: { marginBlockStart: 'auto' },
});

const Person = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(1),
  minWidth: 0,
  [media.tablet]: { justifyContent: 'center', '& > p': { display: 'none' } },
  [media.desktop]: { justifyContent: 'start', '& > p': { display: 'block' } },
});

const Colours = styled.div({
  [media.tablet]: { '& fieldset': { flexDirection: 'column' } },
  [media.desktop]: { '& fieldset': { flexDirection: 'row' } },
});

const LogoutButton = styled.button(entryLook);

interface NavigationProps {
  entries: readonly FrameEntry[];
  userName?: string | undefined;
  onLogout: () => void;
}

/** The side menu: a bottom bar on phones, a rail on tablets, a drawer with labels on desktops. */
export function Navigation({ entries, userName, onLogout }: NavigationProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const more = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const restId = useId();
  const rest = entries.slice(barEntries);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      more.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <Nav ref={nav} aria-label="Main">
      <Brand to="/dashboard/jobs" aria-label="IFJ, jobs">
        <Logo />
      </Brand>
      <ul style={{ flexGrow: Math.min(entries.length, barEntries) }}>
        {entries.slice(0, barEntries).map((entry) => (
          <li key={entry.to}>
            <NavigationEntry entry={entry} />
          </li>
        ))}
      </ul>
      <MoreButton
        ref={more}
        type="button"
        aria-expanded={open}
        aria-controls={restId}
        onClick={() => {
          setOpenAt(open ? null : pathname);
        }}
      >
        <Icon name={open ? 'close' : 'more'} />
        More
      </MoreButton>
      <Rest id={restId} data-open={open || undefined}>
        {rest.length > 0 && (
          <ul>
            {rest.map((entry) => (
              <li key={entry.to}>
                <NavigationEntry entry={entry} />
              </li>
            ))}
          </ul>
        )}
        <Account>
          <Colours>
            <ColorModeSwitch />
          </Colours>
          {userName !== undefined && (
            <Person>
              <Avatar name={userName} size={36} />
              <Text size="small" strong>
                {userName}
              </Text>
            </Person>
          )}
          <LogoutButton type="button" onClick={onLogout}>
            <Icon name="logout" />
            Logout
          </LogoutButton>
        </Account>
      </Rest>
    </Nav>
  );
}
