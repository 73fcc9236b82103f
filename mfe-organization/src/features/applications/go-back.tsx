import { Button, useGoBack } from '@ifj/shared-ui';

interface GoBackProps {
  /** Where it leads when this is the first screen of the visit. */
  otherwise: string;
}

/** Leads to the screen before. */
export function GoBack({ otherwise }: GoBackProps) {
  return (
    <Button icon="back" onClick={useGoBack(otherwise)}>
      Go Back
    </Button>
  );
}
