import { labelOf, roles, type Role } from '@ifj/shared-api';
import { Text, TextLink } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';

/** The role chosen on the screen before, and the way back to it. */
export function ChosenRole({ role }: { role: Role }) {
  const { onTheWay } = useReturn();
  return (
    <Text>
      You want to sign up as {role === 'organization' ? 'an' : 'a'}{' '}
      <TextLink to={onTheWay('/register')}>{labelOf(roles, role)}</TextLink>
    </Text>
  );
}
