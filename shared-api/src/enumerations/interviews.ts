import type { ApplicationInterview } from '../generated/operations.ts';
import type { Option } from './option.ts';

/** Interviews by their day in their own zone: to come, today, or past. */
export const interviewCategories = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
] as const satisfies Option<ApplicationInterview['category']>[];

export type InterviewCategory = (typeof interviewCategories)[number]['value'];
