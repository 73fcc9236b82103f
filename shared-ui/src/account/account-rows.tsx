import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Card, Divider } from '../layout/card.tsx';
import { Section } from '../layout/section.tsx';
import { AccountRow } from './account-row.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DownloadRow } from './download-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The rows of `AccountSection`, loaded with the first account that is looked at. */
export function AccountRows({
  hasPassword,
  passwordLength,
  goes,
  downloadText,
  onChangePassword,
  onSignOutEverywhere,
  onDownload,
  onDelete,
  onSignInAgain,
}: AccountSectionProps) {
  const [asked, setAsked] = useState<'password' | 'sign-out' | 'deletion' | null>(null);
  const close = () => {
    setAsked(null);
  };
  const opener = (what: typeof asked) => () => {
    setAsked(what);
  };

  return (
    <Section title="Account">
      <Card>
        {hasPassword ? (
          <AccountRow
            title="Password"
            text="Changing it signs you out on every other device."
            action={
              <Button tone="secondary" onClick={opener('password')}>
                Change password
              </Button>
            }
          />
        ) : (
          <AccountRow
            title="Password"
            text="You sign in with Google and have no password. You can choose one by a link that we mail to you."
            action={
              <LinkButton to="/reset" tone="secondary">
                Choose a password
              </LinkButton>
            }
          />
        )}
        <Divider />
        <AccountRow
          title="Sessions"
          text="Left yourself signed in on a phone or in a cybercafé? Sign out on every device."
          action={
            <Button tone="secondary" icon="logout" onClick={opener('sign-out')}>
              Sign out everywhere
            </Button>
          }
        />
        <Divider />
        <DownloadRow text={downloadText} onDownload={onDownload} />
        <Divider />
        <AccountRow
          title="Deletion"
          text="Deletes your account with everything that belongs to it. It cannot be undone."
          action={
            <Button tone="danger" icon="delete" onClick={opener('deletion')}>
              Delete account
            </Button>
          }
        />
      </Card>
      {asked === 'password' && (
        <PasswordDialog length={passwordLength} onSubmit={onChangePassword} onClose={close} />
      )}
      {asked === 'sign-out' && <SignOutDialog onConfirm={onSignOutEverywhere} onClose={close} />}
      {asked === 'deletion' && (
        <DeletionDialog
          goes={goes}
          hasPassword={hasPassword}
          onDelete={onDelete}
          onSignInAgain={onSignInAgain}
          onClose={close}
        />
      )}
    </Section>
  );
}
