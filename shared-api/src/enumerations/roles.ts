import type { Option } from './option.ts';

export const roles = [
  { value: 'student', label: 'Student' },
  { value: 'organization', label: 'Organization' },
  { value: 'operator', label: 'Operator' },
] as const satisfies Option<string>[];

export type Role = (typeof roles)[number]['value'];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role.value === value);
}
