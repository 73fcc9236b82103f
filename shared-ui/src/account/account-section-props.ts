export interface AccountSectionProps {
  /** False for whoever signs in with Google alone. */
  hasPassword: boolean;
  /** What the api asks of a new password, in characters. */
  passwordLength: { minLength: number; maxLength: number };
  /** What goes with the account, a line each, for the question before it is deleted. */
  goes: readonly string[];
  /** What the button says that downloads everything: "Download my data". */
  downloadText: string;
  /** Each does its work, or throws a `SubmitError`. */
  onChangePassword: (values: { current_password: string; new_password: string }) => Promise<void>;
  onSignOutEverywhere: () => Promise<void>;
  onDownload: () => Promise<void>;
  /** `password` is absent for whoever has none. */
  onDelete: (password?: string) => Promise<void>;
  /** Leads to Google and back here; whoever has no password shows so that it is them. */
  onSignInAgain: () => void;
}
