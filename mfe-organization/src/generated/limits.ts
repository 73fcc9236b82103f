/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  createJob: {
    org_id: { required: false },
    job_title: { required: true, minLength: 1, maxLength: 120 },
    field: { required: true, enum: ['Art', 'Science', 'Commercial'] },
    department: { required: true, minLength: 1, maxLength: 120 },
    stipend: { required: true, enum: [0, 1] },
    env_mode: { required: true, enum: ['onsite', 'remote', 'hybrid'] },
    amount: { required: false, maxLength: 80 },
    duration: { required: true, minLength: 1, maxLength: 60 },
    location: { required: false },
    deadline: { required: true, format: 'date' },
    job_description: { required: true, minLength: 1, maxLength: 10000 },
    job_requirements: { required: false, maxLength: 10000 },
  },
  toggleJobStatus: {
    status: { required: true, enum: [0, 1] },
    deadline: { required: false, format: 'date' },
  },
  reviewApplication: { org_id: { required: false } },
  acceptApplication: { org_id: { required: false } },
  rejectApplication: { org_id: { required: false } },
} as const;
