/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  deleteMe: { password: { required: false, minLength: 1, maxLength: 1024 } },
  changePassword: {
    current_password: { required: true, minLength: 1, maxLength: 1024 },
    new_password: { required: true, minLength: 8, maxLength: 128 },
  },
  updateOrganization: {
    company_name: { required: true, minLength: 1, maxLength: 160, pattern: '\\S', format: 'name' },
    phone: {
      required: true,
      minLength: 7,
      maxLength: 25,
      pattern: '^\\+?(?:[ ().-]*[0-9]){7,15}[ ).]*$',
    },
    company_street_address: {
      required: true,
      minLength: 1,
      maxLength: 240,
      pattern: '\\S',
      format: 'line',
    },
    company_state: { required: true, minLength: 1, maxLength: 60, pattern: '\\S', format: 'line' },
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
    timezone: {
      required: false,
      minLength: 1,
      maxLength: 64,
      pattern: '^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$',
    },
    user_id: { required: false, maxLength: 36, format: 'uuid' },
    org_id: { required: false, maxLength: 36, format: 'uuid' },
  },
  markNotification: { read: { required: true } },
} as const;
