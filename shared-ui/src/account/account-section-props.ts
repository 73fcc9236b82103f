export interface AccountSectionProps {
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
  onDelete: (password: string) => Promise<void>;
}
