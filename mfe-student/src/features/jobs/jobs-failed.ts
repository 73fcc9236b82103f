/** Said where jobs, or one of them, cannot be shown. */
export const jobsFailed = 'Failed to fetch jobs. Please try again.';
