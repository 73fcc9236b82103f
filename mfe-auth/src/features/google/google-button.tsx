import { Button } from '@ifj/shared-ui';

interface GoogleButtonProps {
  /** What the button offers: "Sign Up with Google". */
  children: string;
}

/** The way in with a Google account, which this site has not set up: it says so. */
export function GoogleButton({ children }: GoogleButtonProps) {
  return (
    <Button
      tone="secondary"
      full
      disabledReason="Google is not set up on this site. Use your email and a password."
    >
      {children}
    </Button>
  );
}
