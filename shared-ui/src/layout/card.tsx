import MuiCard from '@mui/material/Card';
import styled from '@emotion/styled';
import { color, media, radius, space } from '../theme/tokens.ts';

/** A plain surface with a border and padding. `as` sets the element. */
export const Card = styled(MuiCard)({
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  padding: space(2),
  minWidth: 0,
  overflow: 'visible',
  [media.tablet]: { padding: space(2.5) },
}) as typeof MuiCard;

/** A thin line between parts. */
export const Divider = styled.hr({
  border: 0,
  borderTop: `1px solid ${color.line}`,
  margin: 0,
  width: '100%',
});
