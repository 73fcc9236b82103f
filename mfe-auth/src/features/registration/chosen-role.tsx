import { labelOf, roles, type Role } from '@ifj/shared-api';
import { Stack, Text, TextLink } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';

/** The role chosen on the screen before, and the way back to it. */
export function ChosenRole({ role }: { role: Role | null }) {
  const { onTheWay } = useReturn();
  const isChosen = role === 'student' || role === 'organization';
  return (
    <Stack direction="row" gap={1} wrap>
      <Text>You want to sign up as a</Text>
      <TextLink to={onTheWay('/register')}>
        {isChosen ? labelOf(roles, role) : 'Choose student or organization'}
      </TextLink>
    </Stack>
  );
}
