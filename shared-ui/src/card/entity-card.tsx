import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../layout/card.tsx';
import { Heading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import { color, media, space, touchReach } from '../theme/tokens.ts';
import { Facts, type Fact } from './facts.tsx';

/** Cards under each other; each child is one item of the list. */
export const CardList = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: space(2),
  '& > li': { display: 'flex', minWidth: 0 },
  '& > li > *': { flex: 1 },
});

const Shell = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
}) as typeof Card;

/** The corner goes under the title where the title would be left with too little room. */
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(1.5),
  '& > div:first-of-type': { flex: '1 1 170px' },
  '&[data-lead] > div:first-of-type': { flexBasis: 230 },
});

/**
 * A drawing to press stands in line with the title and the card's edge, with its target around it:
 * a card with one is as high as one without. Under the title it stays at that edge.
 */
const Corner = styled.div({
  flex: 'none',
  maxWidth: '100%',
  '& button': { marginBlock: -10 },
  '&:has(button)': { marginInlineStart: 'auto', marginInlineEnd: -11 },
});

/** Without a drawing before the title it has the card's whole width, also under the corner. */
const Subtitle = styled.div({ flexBasis: '100%', minWidth: 0, marginBlockStart: space(-1) });

const Foot = styled.footer({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  marginBlockStart: 'auto',
  [media.tablet]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > a, & > button': { flex: 'none' },
  },
});

/** Beside each other over the button on phones, under each other beside it on wider screens. */
const Meta = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(0.5)} ${space(1.5)}`,
  minWidth: 0,
  [media.tablet]: { flexDirection: 'column', alignItems: 'start' },
});

const TitleLink = styled(Link)({
  display: 'inline-block',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ...touchReach,
});

interface EntityCardProps {
  title: string;
  /** Makes the title a link. */
  to?: string | undefined;
  /** What the screen behind that link is told, `useLocation().state` there. */
  state?: unknown;
  /** 2 by default: right under the page's heading. */
  headingLevel?: 2 | 3 | undefined;
  /** Under the title: an `OrganizationName`, an applicant's university. */
  subtitle?: ReactNode;
  /** Before the title: an `Avatar`. */
  lead?: ReactNode;
  /** At the end of the first line: a `StatusChip`, a menu. */
  corner?: ReactNode;
  facts?: Fact[] | undefined;
  children?: ReactNode;
  /** Last line, at its start: a `Stipend`, a `Deadline`. */
  meta?: ReactNode;
  /** Last line, at its end: the one clear action. */
  action?: ReactNode;
}

/** One thing of a list: what it is, whose, its facts, and one action. */
export function EntityCard({
  title,
  to,
  state,
  headingLevel = 2,
  subtitle,
  lead,
  corner,
  facts,
  children,
  meta,
  action,
}: EntityCardProps) {
  const id = useId();
  return (
    <Shell component="article" aria-labelledby={id}>
      <Head data-lead={lead ? true : undefined}>
        <Stack direction="row" align="start" gap={1.5}>
          {lead}
          <Stack gap={0.5}>
            <Heading level={headingLevel} size="large" id={id}>
              {to === undefined ? (
                title
              ) : (
                <TitleLink to={to} state={state}>
                  {title}
                </TitleLink>
              )}
            </Heading>
            {lead && subtitle}
          </Stack>
        </Stack>
        {corner && <Corner>{corner}</Corner>}
        {!lead && subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Head>
      {facts && <Facts items={facts} />}
      {children}
      {(meta || action) && (
        <Foot>
          <Meta>{meta}</Meta>
          {action}
        </Foot>
      )}
    </Shell>
  );
}
