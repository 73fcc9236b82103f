/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  login: {
    email: { required: true, minLength: 1, maxLength: 254 },
    password: { required: true, minLength: 1, maxLength: 1024 },
  },
  register: {
    email: { required: true, minLength: 3, maxLength: 254, format: 'email' },
    password: { required: true, minLength: 8, maxLength: 128 },
    role: { required: true, enum: ['student', 'organization'] },
    full_name: { required: false, minLength: 1, maxLength: 120, pattern: '\\S', format: 'person' },
    sex: { required: false, enum: ['Male', 'Female'] },
    university: { required: false, minLength: 1, maxLength: 160, pattern: '\\S', format: 'line' },
    course_of_study: {
      required: false,
      minLength: 1,
      maxLength: 160,
      pattern: '\\S',
      format: 'line',
    },
    status: { required: false, enum: ['Graduate', 'Undergraduate'] },
    degree: { required: false, enum: ['BSc', 'MSc', 'HND', 'OND', 'PhD'] },
    phone: {
      required: false,
      minLength: 7,
      maxLength: 25,
      pattern: '^\\+?(?:[ ().-]*[0-9]){7,15}[ ).]*$',
    },
    company_name: { required: false, minLength: 1, maxLength: 160, pattern: '\\S', format: 'name' },
    company_street_address: {
      required: false,
      minLength: 1,
      maxLength: 240,
      pattern: '\\S',
      format: 'line',
    },
    company_state: { required: false, minLength: 1, maxLength: 60, pattern: '\\S', format: 'line' },
    company_cac_number: {
      required: false,
      minLength: 4,
      maxLength: 20,
      pattern: '^ *(?:(?:[Rr][Cc]|[Bb][Nn]|[Ii][Tt])[ /-]*)?[0-9](?:[ /-]*[0-9]){3,11} *$',
    },
    interview_link: {
      required: false,
      maxLength: 200,
      pattern: '^(?:|https://meet\\.google\\.com/[A-Za-z0-9/_?=&.-]+)$',
    },
  },
} as const;
