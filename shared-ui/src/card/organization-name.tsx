import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

interface OrganizationNameProps {
  name: string;
  verified: boolean;
  /** What was checked, when it is not the usual. */
  checked?: string | undefined;
}

/** An organization's name and, when it was approved, its badge. */
export function OrganizationName({ name, verified, checked }: OrganizationNameProps) {
  return (
    <Stack as="span" direction="row" gap={1} wrap>
      <Text as="span" tone="muted">
        {name}
      </Text>
      {verified && <VerifiedBadge checked={checked} />}
    </Stack>
  );
}
