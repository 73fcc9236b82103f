import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, media, space } from '../theme/tokens.ts';
import { Heading } from './heading.tsx';
import { Stack } from './stack.tsx';

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a second-level heading, named by it. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={1.5} aria-labelledby={id}>
      <Stack direction="row" justify="between" wrap gap={1}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {actions}
      </Stack>
      {children}
    </Stack>
  );
}

type BandTone = 'page' | 'surface' | 'tint' | 'deep';

const grounds: Record<BandTone, { background: string; color: string }> = {
  page: { background: color.page, color: color.ink },
  surface: { background: color.surface, color: color.ink },
  tint: { background: color.tint, color: color.ink },
  deep: { background: color.deep, color: color.onDeep },
};

/** On the dark ground links, quiet buttons and focus rings take light colours in both schemes. */
const onDeepGround = {
  '--ifj-palette-primary-main': '#9BE3C0',
  '--ifj-palette-primary-mainChannel': '155 227 192',
  '--ifj-palette-text-primary': color.onDeep,
  '--ifj-palette-text-secondary': '#C5DBCF',
} as const;

const Ground = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BandTone;
}>(({ tone }) => ({
  ...(tone === 'deep' && onDeepGround),
  ...grounds[tone],
  paddingBlock: space(5),
  paddingInline: space(2),
  // An anchor leads the focus here; it is a place and no control.
  ':focus-visible': { outline: 'none' },
  [media.tablet]: { paddingBlock: space(9), paddingInline: space(4) },
}));

const Inner = styled.div({ maxWidth: 1120, marginInline: 'auto' });

interface BandProps {
  /** The ground's colour; `deep` is the dark green of a hero. */
  tone?: BandTone;
  id?: string | undefined;
  /** Id of the heading that names the band. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A full-width band of a public page with centred content. */
export function Band({ tone = 'page', id, labelledBy, children }: BandProps) {
  return (
    <Ground
      tone={tone}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={labelledBy}
    >
      <Inner>{children}</Inner>
    </Ground>
  );
}
