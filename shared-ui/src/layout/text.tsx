import styled from '@emotion/styled';
import { color, fontSize, readableWidth, visuallyHidden } from '../theme/tokens.ts';

const tones = {
  normal: color.ink,
  muted: color.muted,
  primary: color.primary,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  inherit: 'inherit',
} as const;

interface TextProps {
  tone?: keyof typeof tones | undefined;
  size?: 'small' | 'body' | 'large' | undefined;
  strong?: boolean | undefined;
  center?: boolean | undefined;
  /** Keeps line breaks of a text that a person typed, in lines that are short enough to read. */
  preserve?: boolean | undefined;
}

// Emotion takes `as` for itself only when it is not forwarded.
const own = new Set(['as', 'tone', 'size', 'strong', 'center', 'preserve']);
const options = { shouldForwardProp: (prop: string) => !own.has(prop) };

/** A paragraph; `as="span"` inside a line. */
export const Text = styled(
  'p',
  options,
)<TextProps>(({ tone = 'normal', size = 'body', strong, center, preserve }) => ({
  margin: 0,
  color: tones[tone],
  fontSize: fontSize[size],
  lineHeight: 1.5,
  fontWeight: strong ? 600 : 'inherit',
  textAlign: center ? 'center' : 'inherit',
  whiteSpace: preserve ? 'pre-line' : 'normal',
  maxWidth: preserve ? readableWidth : 'none',
  overflowWrap: 'anywhere',
}));

/** Text for screen readers only. */
export const HiddenText = styled.span(visuallyHidden);
