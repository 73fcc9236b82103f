import type { Student } from '../generated/operations.ts';
import type { Option } from './option.ts';

export const degrees = [
  { value: 'BSc', label: 'BSc' },
  { value: 'MSc', label: 'MSc' },
  { value: 'HND', label: 'HND' },
  { value: 'OND', label: 'OND' },
  { value: 'PhD', label: 'PhD' },
] as const satisfies Option<Student['degree']>[];

export const sexes = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
] as const satisfies Option<Student['sex']>[];

export const studentStatuses = [
  { value: 'Graduate', label: 'Graduate' },
  { value: 'Undergraduate', label: 'Undergraduate' },
] as const satisfies Option<Student['status']>[];

export type Degree = (typeof degrees)[number]['value'];
export type Sex = (typeof sexes)[number]['value'];
export type StudentStatus = (typeof studentStatuses)[number]['value'];
