import type { Application } from '../../generated/operations.ts';

/** Who applied, with the words that stand in for what is missing. */
export function applicantOf({ user: { student } }: Application): {
  name: string;
  university: string;
} {
  return {
    name: student.full_name || 'Unknown Applicant',
    university: student.university || 'Unknown University',
  };
}
