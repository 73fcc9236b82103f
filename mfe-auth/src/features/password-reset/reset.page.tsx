import { AuthLayout, Notice, TextLink } from '@ifj/shared-ui';
import { useLocation } from 'react-router-dom';
import { useReturn } from '../session/use-return.ts';
import { readDeadLink } from './dead-link.ts';
import { ResetForm } from './reset.form.tsx';

/** Asks for a link to choose another password. Whose link does not work is led here too. */
export default function ResetPage() {
  const state: unknown = useLocation().state;
  const { onTheWay } = useReturn();
  const dead = readDeadLink(state);
  return (
    <AuthLayout
      title="Reset Password"
      lead="Type the email of your account. We send you a link to choose a new password."
      footer={<TextLink to={onTheWay('/login')}>Back to Log in</TextLink>}
    >
      {dead !== null && <Notice tone="danger">{dead.reason} You can get a new link here.</Notice>}
      <ResetForm />
    </AuthLayout>
  );
}
