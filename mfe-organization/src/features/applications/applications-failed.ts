/** Said before the reason why applications, or one of them, cannot be shown. */
export const applicationsFailed = 'Error fetching Applications:';
