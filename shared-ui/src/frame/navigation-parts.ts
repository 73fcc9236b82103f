import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, media, radius, space } from '../theme/tokens.ts';
import { entryLook, lineLook } from './entry-look.ts';
import { frameSize } from './frame-size.ts';

export const Nav = styled.nav({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  minHeight: frameSize.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flex: '1 1 auto' },
  '& li': { flex: '1 1 auto', display: 'flex' },
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

export const Brand = styled(Link)({
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

export const MoreButton = styled.button(entryLook, {
  flex: '1 0 auto',
  [media.tablet]: { display: 'none' },
});

export const Rest = styled.div({
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
  [media.phone]: {
    '& a': lineLook,
    '& a > span[aria-hidden]': {
      position: 'static',
      order: 1,
      marginInlineStart: 'auto',
    },
  },
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

export const Account = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  [media.tablet]: { marginBlockStart: 'auto' },
});

export const Person = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(1),
  minWidth: 0,
  // A long name is cut after its second line; the whole one is its title.
  '& > p': {
    display: '-webkit-box',
    minWidth: 0,
    overflow: 'hidden',
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no browser clamps without it
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  [media.tablet]: { justifyContent: 'center', '& > p': { display: 'none' } },
  [media.desktop]: { justifyContent: 'start', '& > p': { display: '-webkit-box' } },
});

export const Colours = styled.div({
  [media.tablet]: { '& fieldset': { flexDirection: 'column' } },
  [media.desktop]: { '& fieldset': { flexDirection: 'row' } },
});

export const LogoutButton = styled.button(entryLook, {
  flex: 'none',
  [media.phone]: lineLook,
});
