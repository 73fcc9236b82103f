import { TextLink } from '@ifj/shared-ui';
import { useGetContactQuery } from '../../generated/operations.ts';

/** Whom to write to; as long as that is not known, where it stands. */
export function SupportAddress() {
  const { data } = useGetContactQuery();
  if (data === undefined) {
    return (
      <>
        Contact support: the address is on the <TextLink to="/">start page</TextLink>.
      </>
    );
  }
  const { support_address: address } = data;
  return (
    <>
      Contact support: <TextLink mailTo={address}>{address}</TextLink>
    </>
  );
}
