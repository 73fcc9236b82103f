let password: string | null = null;

/** Keeps the password between sign-up and account creation: in memory only, never stored. */
export function keepPassword(value: string): void {
  password = value;
}

/** The password kept, or null after a reload: then it has to be asked for again. */
export function readPassword(): string | null {
  return password;
}

export function forgetPassword(): void {
  password = null;
}
