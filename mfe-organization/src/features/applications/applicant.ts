/** Anything that names who applied: an application, an interview. */
export interface OfApplicant {
  user: { student: { full_name: string; university: string } };
}

/** Who applied, with the words that stand in for what is missing. */
export function applicantOf({ user: { student } }: OfApplicant): {
  name: string;
  university: string;
} {
  return {
    name: student.full_name || 'Unknown Applicant',
    university: student.university || 'Unknown University',
  };
}
