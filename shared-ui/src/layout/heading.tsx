import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { color, fontSize, media } from '../theme/tokens.ts';

type HeadingSize = 'body' | 'large' | 'title' | 'display';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** By default the level's own: 1 title (28), 2 large (20), 3 and 4 body (16). */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  center?: boolean | undefined;
  /** For a heading that takes the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

const sizeOfLevel: Record<HeadingProps['level'], HeadingSize> = {
  1: 'title',
  2: 'large',
  3: 'body',
  4: 'body',
};

const Styled = styled('h2', {
  shouldForwardProp: (prop) => prop !== 'as' && prop !== 'textSize' && prop !== 'center',
})<{ textSize: HeadingSize; center: boolean }>(({ textSize, center }) => ({
  margin: 0,
  color: 'inherit',
  fontSize: textSize === 'display' ? fontSize.title : fontSize[textSize],
  fontWeight: textSize === 'display' || textSize === 'title' ? 700 : 600,
  lineHeight: textSize === 'body' ? 1.4 : 1.25,
  letterSpacing: textSize === 'display' || textSize === 'title' ? '-0.02em' : 'normal',
  textAlign: center ? 'center' : 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 4, borderRadius: 4 },
  [media.tablet]: { fontSize: fontSize[textSize] },
}));

/** A heading; the page's own first one comes from `Page`. */
export function Heading({ level, size, center = false, children, ...rest }: HeadingProps) {
  return (
    <Styled {...rest} as={`h${level}`} textSize={size ?? sizeOfLevel[level]} center={center}>
      {children}
    </Styled>
  );
}
