import styled from '@emotion/styled';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color } from '../theme/tokens.ts';

export interface MenuAction {
  label: string;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  /** Goes to a screen… */
  to?: string | undefined;
  /** …or does something. */
  onSelect?: (() => void) | undefined;
}

const Item = styled(MenuItem)({
  minHeight: 44,
  gap: 12,
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: -3 },
}) as typeof MenuItem;

interface ActionMenuProps {
  /** What the menu is about: "Actions for Data intern". */
  label: string;
  actions: readonly MenuAction[];
}

function content({ icon, label }: MenuAction) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      {label}
    </>
  );
}

/** The three dots of a card and what they open. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        icon="more-vertical"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      />
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // It stands outside the page's landmarks, so it is one.
          root: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label },
          paper: { style: { border: `1px solid ${color.line}` } },
        }}
      >
        {actions.map((action) =>
          action.to === undefined ? (
            <Item
              key={action.label}
              style={action.danger ? { color: color.danger } : undefined}
              onClick={() => {
                close();
                action.onSelect?.();
              }}
            >
              {content(action)}
            </Item>
          ) : (
            <Item key={action.label} component={Link} to={action.to} onClick={close}>
              {content(action)}
            </Item>
          ),
        )}
      </Menu>
    </>
  );
}
