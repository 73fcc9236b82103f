import {
  ColorModeSwitch,
  Logo,
  Stack,
  Text,
  TextLink,
  color,
  media,
  space,
  styled,
} from '@ifj/shared-ui';
import { site } from './site.ts';

const Ground = styled.footer({
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: space(4),
  paddingInline: space(2),
  [media.tablet]: { paddingInline: space(4) },
});

const Inner = styled.div({
  maxWidth: 1120,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(3),
});

const Colours = styled.div({ minWidth: 280 });

/** Who we are, how to reach us, and the colours. */
export function SiteFooter() {
  return (
    <Ground>
      <Inner>
        <Stack gap={1}>
          <Logo />
          <Text tone="muted">Internships for students and graduates in Nigeria.</Text>
        </Stack>
        <Stack gap={1}>
          <Text strong>Need help?</Text>
          <TextLink mailTo={site.supportAddress}>{site.supportAddress}</TextLink>
        </Stack>
        <Colours>
          <ColorModeSwitch />
        </Colours>
      </Inner>
    </Ground>
  );
}
