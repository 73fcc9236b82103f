import { labelOf, roles, type Role } from '@ifj/shared-api';
import { Text, TextLink } from '@ifj/shared-ui';

/** The role chosen on the screen before, and the way back to it. */
export function ChosenRole({ role }: { role: Role | null }) {
  if (role !== 'student' && role !== 'organization') {
    return (
      <Text>
        You want to sign up as a …{' '}
        <TextLink to="/register">Choose student or organization</TextLink>
      </Text>
    );
  }
  const article = role === 'organization' ? 'an' : 'a';
  return (
    <Text>
      You want to sign up as {article}{' '}
      <TextLink to="/register">{labelOf(roles, role).toLowerCase()}</TextLink>
    </Text>
  );
}
