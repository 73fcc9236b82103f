/** An email as accounts are stored under it. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
