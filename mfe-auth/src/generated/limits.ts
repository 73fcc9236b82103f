/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  login: {
    email: { required: true, maxLength: 254 },
    password: { required: true, maxLength: 128 },
  },
  register: {
    email: { required: true },
    password: { required: true, minLength: 8, maxLength: 128 },
    role: { required: true },
    full_name: { required: true, maxLength: 120 },
    sex: { required: false, enum: ['Male', 'Female'] },
    university: { required: true },
    course_of_study: { required: true },
    status: { required: true, enum: ['Graduate', 'Undergraduate'] },
    degree: { required: true, enum: ['BSc', 'MSc', 'HND', 'OND', 'PhD'] },
    phone: { required: true },
    company_name: { required: true },
    company_street_address: { required: true },
    company_state: { required: true },
    company_cac_number: { required: true },
    interview_link: { required: false },
  },
} as const;
