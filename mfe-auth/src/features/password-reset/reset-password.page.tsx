import { AuthLayout, TextLink } from '@ifj/shared-ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { incompleteLink } from './dead-link.ts';
import { NewPasswordForm } from './new-password.form.tsx';

/** Where the link of the mail leads: another password, typed twice. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) return <Navigate to="/reset" replace state={incompleteLink} />;
  return (
    <AuthLayout
      title="Choose a new password"
      lead="Every device that is logged in to your account is logged out."
      footer={<TextLink to="/login">Back to Log in</TextLink>}
    >
      <NewPasswordForm token={token} />
    </AuthLayout>
  );
}
