import { useEffect, useId, useRef } from 'react';
import { Avatar } from '../card/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../layout/text.tsx';
import { useOpenHere } from '../page/use-open-here.ts';
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
  const [open, setOpen] = useOpenHere();
  const more = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const restId = useId();
  const rest = entries.slice(barEntries);
  const close = () => {
    setOpen(false);
  };
  // What has the focus in there goes with it.
  const closeFromWithin = () => {
    if (!open) return;
    close();
    more.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (nav.current?.contains(document.activeElement)) more.current?.focus();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open, setOpen]);

  return (
    <Nav
      ref={nav}
      aria-label="Main"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
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
          setOpen(!open);
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
