import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, radius, touchReach } from '../theme/tokens.ts';

const look = {
  color: color.primary,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  ':hover': { textDecorationThickness: 2 },
  ...touchReach,
} as const;

const Inner = styled(Link)(look);
const Outer = styled.a(look);

/** An email may hold what in such an address begins a subject or more receivers (RFC 6068). */
const mailAddress = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

interface TextLinkProps {
  /** A screen of the product… */
  to?: string | undefined;
  /** What that screen is told with the address, `useLocation().state` there. */
  state?: unknown;
  /** …or an address elsewhere, an anchor of this page or `tel:`… */
  href?: string | undefined;
  /** …or the email of somebody to write to. */
  mailTo?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link inside text. Addresses elsewhere open without telling them where the reader came from. */
export function TextLink({ to, state, href, mailTo, children, onClick }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Inner to={to} state={state} onClick={onClick}>
        {children}
      </Inner>
    );
  }
  return (
    <Outer
      href={mailTo === undefined ? href : mailAddress(mailTo)}
      rel="noreferrer"
      onClick={onClick}
    >
      {children}
    </Outer>
  );
}
