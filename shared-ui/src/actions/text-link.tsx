import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, radius } from '../theme/tokens.ts';

const look = {
  color: color.primary,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  ':hover': { textDecorationThickness: 2 },
} as const;

const Inner = styled(Link)(look);
const Outer = styled.a(look);

interface TextLinkProps {
  /** A screen of the product… */
  to?: string | undefined;
  /** …or an address elsewhere, an anchor of this page, `mailto:` or `tel:`. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link inside text. Addresses elsewhere open without telling them where the reader came from. */
export function TextLink({ to, href, children, onClick }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Inner to={to} onClick={onClick}>
        {children}
      </Inner>
    );
  }
  return (
    <Outer href={href} rel="noreferrer" onClick={onClick}>
      {children}
    </Outer>
  );
}
