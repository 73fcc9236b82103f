import { AuthLayout, EmptyState, LinkButton } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';

/** Somebody came to the last step without the first one. */
export function SignUpFirst({ title }: { title: string }) {
  const { onTheWay } = useReturn();
  return (
    <AuthLayout title={title}>
      <EmptyState
        title="Your email and password come first"
        text="Sign up with them, and you come back here."
        action={<LinkButton to={onTheWay('/signup')}>Sign Up</LinkButton>}
      />
    </AuthLayout>
  );
}
