import { labelOf, roles, type Role } from '@ifj/shared-api';
import { Text, TextLink } from '@ifj/shared-ui';

/** The role chosen on the screen before, and the way back to it. */
export function ChosenRole({ role }: { role: Role | null }) {
  const isChosen = role === 'student' || role === 'organization';
  return (
    <Text>
      You want to sign up as a:{' '}
      <TextLink to="/register">
        {isChosen ? labelOf(roles, role).toLowerCase() : 'choose student or organization'}
      </TextLink>
    </Text>
  );
}
