import { AuthLayout, LinkButton, Notice, Stack, Text, TextLink } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';
import { SupportAddress } from './support-address.tsx';

/** After asking for a link. It says the same whether there is such an account or not. */
export default function ResetMessagePage() {
  const { onTheWay } = useReturn();
  return (
    <AuthLayout
      title="Check your email"
      footer={
        <>
          No mail? <TextLink to={onTheWay('/reset')}>Ask for another link</TextLink>
        </>
      }
    >
      <Notice tone="success">
        The email was sent, if the address belongs to an account. Its link works once, for 30
        minutes.
      </Notice>
      <Stack gap={1.5}>
        <Text>It can take a few minutes. If you do not see it, look into the spam folder too.</Text>
        <Text>
          Still nothing? <SupportAddress />
        </Text>
      </Stack>
      <LinkButton to={onTheWay('/login')} tone="secondary">
        Back to Log in
      </LinkButton>
    </AuthLayout>
  );
}
