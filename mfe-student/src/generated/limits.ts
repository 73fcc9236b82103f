/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  applyToJob: {
    org_id: { required: false },
    job_id: { required: true, format: 'uuid' },
    cover_letter: { required: true, minLength: 1, maxLength: 10000 },
    user_id: { required: false },
    resume: { required: true, format: 'binary' },
    internship_letter: { required: true, format: 'binary' },
  },
} as const;
