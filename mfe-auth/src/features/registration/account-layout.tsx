import { AuthLayout, Text, TextLink } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useReturn } from '../session/use-return.ts';
import { toCorrect } from './correction.ts';
import type { Newcomer } from './newcomer.ts';

/** A space at which no line ends: what follows would stand alone in the next. */
const besideEmail = '\u00A0';

interface AccountLayoutProps {
  title: string;
  newcomer: Newcomer;
  children: ReactNode;
}

/** The page around the last step of signing up. */
export function AccountLayout({ title, newcomer, children }: AccountLayoutProps) {
  const { onTheWay } = useReturn();
  return (
    <AuthLayout
      title={title}
      lead={
        <>
          {newcomer.ticket === null
            ? `You are signing up with ${newcomer.email}.`
            : `You are signing up with Google as ${newcomer.email}.`}
          {besideEmail}
          <TextLink to={onTheWay('/signup')} state={toCorrect}>
            Change
          </TextLink>
        </>
      }
      footer={
        <Text>
          Have an account? <TextLink to={onTheWay('/login')}>Login</TextLink>
        </Text>
      }
    >
      {children}
    </AuthLayout>
  );
}
