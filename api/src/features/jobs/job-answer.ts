import type { ApplicationStatus } from '../applications/lifecycle.ts';
import type { JobRow, Viewer } from './job.repository.ts';
import type { JobAnswer } from './job.schema.ts';

/**
 * A stored job as the wire has it, for one viewer.
 * @param status of the viewer's own application, if they have one and it was looked for
 */
export function jobAnswer(row: JobRow, viewer: Viewer, status?: ApplicationStatus): JobAnswer {
  return {
    id: row.id,
    org_id: row.orgId,
    job_title: row.jobTitle,
    job_description: row.jobDescription,
    job_requirements: row.jobRequirements,
    field: row.field,
    department: row.department,
    stipend: row.stipend,
    amount: row.amount,
    duration: row.duration,
    location: row.location,
    deadline: row.deadline,
    env_mode: row.envMode,
    status: row.status,
    state: row.state,
    company_name: row.companyName,
    company_email: viewer.userId ? row.companyEmail : null,
    company_verified: row.verification === 'approved',
    created_at: row.createdAt.toISOString(),
    application: row.applicants,
    ...(status !== undefined && { application_status: status }),
    ...(viewer.orgId === row.orgId ? { applications_count: row.applicants.length } : {}),
  };
}
