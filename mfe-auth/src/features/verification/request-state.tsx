import type { Organization } from '@ifj/shared-api';
import { Notice, Stack, Text, WaitingState } from '@ifj/shared-ui';

/** Where the organization's request stands. */
export function RequestState({ organization }: { organization: Organization }) {
  if (organization.verification === 'refused') {
    return (
      <Notice tone="danger">
        <Stack gap={1}>
          <Text strong>Your request was refused.</Text>
          {organization.refusal_reason !== null && (
            <Text preserve>{organization.refusal_reason}</Text>
          )}
          <Text>Correct your details below and send them again.</Text>
        </Stack>
      </Notice>
    );
  }
  return (
    <WaitingState
      title="Awaiting approval"
      text="We are checking your company. Please check back in a few minutes. This page also looks by itself, and moves on as soon as you are approved."
    />
  );
}
