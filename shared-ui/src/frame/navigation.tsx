import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Avatar } from '../card/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../layout/text.tsx';
import { Logo } from '../pictures/logo.tsx';
import { ColorModeSwitch } from '../theme/color-mode-switch.tsx';
import type { FrameEntry } from './frame-entry.ts';
import { barEntries } from './frame-size.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import {
  Account,
  Brand,
  Colours,
  LogoutButton,
  MoreButton,
  Nav,
  Person,
  Rest,
} from './navigation-parts.ts';

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
  const close = () => {
    setOpenAt(null);
  };
  // What has the focus in there goes with it.
  const closeFromWithin = () => {
    if (!open) return;
    close();
    more.current?.focus();
  };
  const closeByKey = useEffectEvent(closeFromWithin);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeByKey();
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
            <NavigationEntry entry={entry} onPress={close} />
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
                <NavigationEntry entry={entry} onPress={closeFromWithin} />
              </li>
            ))}
          </ul>
        )}
        <Account>
          <Colours>
            <ColorModeSwitch />
          </Colours>
          {userName !== undefined && (
            <Person title={userName}>
              <Avatar name={userName} size={36} />
              <Text size="small" strong>
                {userName}
              </Text>
            </Person>
          )}
          <LogoutButton
            type="button"
            onClick={() => {
              closeFromWithin();
              onLogout();
            }}
          >
            <Icon name="logout" />
            Logout
          </LogoutButton>
        </Account>
      </Rest>
    </Nav>
  );
}
