/** Where a browser leaves for Google, below the prefix of the api. */
export const startPath = '/auth/google';

/** Where it comes back: Google knows this address. */
export const callbackPath = '/auth/google/callback';
