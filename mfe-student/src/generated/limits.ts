/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  updateStudent: {
    full_name: { required: true, minLength: 1, maxLength: 120, pattern: '\\S', format: 'person' },
    sex: { required: false, enum: ['Male', 'Female'] },
    university: { required: true, minLength: 1, maxLength: 160, pattern: '\\S', format: 'line' },
    course_of_study: {
      required: true,
      minLength: 1,
      maxLength: 160,
      pattern: '\\S',
      format: 'line',
    },
    status: { required: true, enum: ['Graduate', 'Undergraduate'] },
    degree: { required: true, enum: ['BSc', 'MSc', 'HND', 'OND', 'PhD'] },
    phone: {
      required: true,
      minLength: 7,
      maxLength: 25,
      pattern: '^\\+?(?:[ ().-]*[0-9]){7,15}[ ).]*$',
    },
    user_id: { required: false, maxLength: 36, format: 'uuid' },
  },
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
  chooseInterviewDate: {
    selected_date: { required: true, enum: ['date', 'alt_date_1', 'alt_date_2'] },
    date: {
      required: false,
      maxLength: 16,
      pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$',
    },
    starts_at: { required: false, maxLength: 40, format: 'date-time' },
  },
} as const;
