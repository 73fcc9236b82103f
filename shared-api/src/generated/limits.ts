/** What the api accepts in each field: operation id → field → limit. */
export const limits = {
  updateOrganization: {
    company_name: { required: true, maxLength: 120 },
    phone: { required: true },
    company_street_address: { required: true },
    company_state: { required: true },
    company_cac_number: { required: false },
    interview_link: { required: false },
  },
} as const;
