import { applicationInterviewAnswer } from '../interviews/interview-answer.ts';
import type { ApplicationRow } from './application.repository.ts';
import type { ApplicationAnswer } from './application.schema.ts';

/**
 * A stored application as the wire has it. Nothing of the student is in it that a reviewer has
 * no need of, their sex least of all.
 * @param prefix what the paths of the api begin with.
 */
export function applicationAnswer(row: ApplicationRow, prefix: string): ApplicationAnswer {
  const path = (id: string | null) => (id ? `${prefix}/files/${id}` : null);
  return {
    id: row.id,
    job_id: row.jobId,
    user_id: row.userId,
    org_id: row.orgId,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    cover_letter: row.coverLetter,
    resume: path(row.resumeId),
    resume_name: row.resumeName,
    internship_letter: path(row.letterId),
    internship_letter_name: row.letterName,
    job_title: row.jobTitle,
    job: {
      job_title: row.jobTitle,
      job_description: row.jobDescription,
      available: row.isJobAvailable,
    },
    user: {
      email: row.email,
      student: {
        full_name: row.fullName,
        university: row.university,
        course_of_study: row.courseOfStudy,
      },
    },
    organization: { company_name: row.companyName },
    interview:
      row.interview && !row.interview.cancelledAt
        ? applicationInterviewAnswer(row.interview)
        : null,
    history: row.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    ...(row.downloads && {
      downloads: row.downloads.map(({ at, ...download }) => ({
        ...download,
        at: new Date(at).toISOString(),
      })),
    }),
  };
}
