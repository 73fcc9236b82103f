import { labelOf, roles, type Role } from '@ifj/shared-api';
import { Stack, Text, TextLink } from '@ifj/shared-ui';

/** The role chosen on the screen before, and the way back to it. */
export function ChosenRole({ role }: { role: Role | null }) {
  const isChosen = role === 'student' || role === 'organization';
  return (
    <Stack direction="row" gap={1} wrap>
      <Text>You want to sign up as a</Text>
      <TextLink to="/register">
        {isChosen ? labelOf(roles, role) : 'Choose student or organization'}
      </TextLink>
    </Stack>
  );
}
