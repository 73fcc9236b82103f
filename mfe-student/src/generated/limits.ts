/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  applyToJob: {
    job_id: { required: true, maxLength: 36, format: 'uuid' },
    org_id: { required: false, maxLength: 36, format: 'uuid' },
    user_id: { required: false, maxLength: 36, format: 'uuid' },
    cover_letter: {
      required: true,
      minLength: 1,
      maxLength: 10000,
      pattern: '\\S',
      format: 'prose',
    },
    resume: { required: true, format: 'binary', 'x-max-bytes': 5242880 },
    internship_letter: { required: true, format: 'binary', 'x-max-bytes': 5242880 },
  },
} as const;
