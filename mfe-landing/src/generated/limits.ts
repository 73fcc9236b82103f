/** What the api accepts in each field: operation id → field → limit. */
export const limits = {} as const;
