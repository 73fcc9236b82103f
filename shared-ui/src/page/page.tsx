import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { color, fontSize, media, radius, space } from '../theme/tokens.ts';
import { usePageTitle } from './use-page-title.ts';

const widths = { narrow: 640, normal: 960, wide: 1200 } as const;

const Body = styled('div', { shouldForwardProp: (prop) => prop !== 'width' })<{
  width: keyof typeof widths;
}>(({ width }) => ({
  maxWidth: widths[width],
  marginInline: 'auto',
  padding: `${space(2)} ${space(2)} ${space(4)}`,
  [media.tablet]: { padding: `${space(3)} ${space(3)} ${space(6)}` },
  [media.desktop]: { padding: `${space(4)} ${space(4)} ${space(8)}` },
}));

export const PageHeading = styled.h1({
  margin: 0,
  fontSize: fontSize.title,
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

const BackLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: color.muted,
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: radius.small,
  alignSelf: 'start',
  ':hover': { color: color.ink, textDecoration: 'underline' },
});

interface PageProps {
  /** The heading and the document's title. */
  title: string;
  /** What the document is called where that is more than the heading. */
  documentTitle?: string | undefined;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /**
   * The way to the screen above. Where that is known to be the screen before, going back leads to
   * the same place in it.
   */
  back?: { to: string; label: string; isBefore?: boolean | undefined } | undefined;
  width?: keyof typeof widths | undefined;
  children: ReactNode;
}

/** A screen inside the dashboard frame: one first-level heading that takes the focus on arrival. */
export function Page({
  title,
  documentTitle = title,
  lead,
  actions,
  back,
  width = 'wide',
  children,
}: PageProps) {
  const heading = usePageTitle(documentTitle);
  const navigate = useNavigate();
  return (
    <Body width={width}>
      <Stack gap={3}>
        <Stack gap={0.5}>
          {back && (
            <BackLink
              to={back.to}
              onClick={(event) => {
                const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
                if (!back.isBefore || !isPlain) return;
                event.preventDefault();
                void navigate(-1);
              }}
            >
              <Icon name="back" size={20} />
              {back.label}
            </BackLink>
          )}
          <Stack direction="row" justify="between" gap={1.5} wrap>
            <PageHeading ref={heading} tabIndex={-1}>
              {title}
            </PageHeading>
            {actions}
          </Stack>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Body>
  );
}
