/** How long a mailed link to a new password works. */
export const linkMinutes = 30;
