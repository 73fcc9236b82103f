/** Rows of each answer, straight in its names: one query by the indexed key. */
export const queries = {
  jobs: `
    select j.id, j.org_id, j.job_title, j.job_description, j.job_requirements, j.field,
      j.department, j.stipend, j.amount, j.duration, j.location, j.deadline::text, j.env_mode,
      j.status, 'active' as state, o.company_name, u.email as company_email,
      o.verification = 'approved' as company_verified, j.created_at,
      '{}'::text[] as application
    from jobs j
    join organizations o on o.id = j.org_id
    join users u on u.id = o.user_id
    where j.id = any($1::uuid[])
    order by j.created_at desc`,
  applications: `
    select a.id, a.job_id, a.user_id, a.org_id, a.status, a.created_at, a.updated_at,
      a.cover_letter, null as resume, null as resume_name, null as internship_letter,
      null as internship_letter_name, j.job_title, j.job_description, u.email, s.full_name,
      s.university, s.course_of_study, o.company_name, row_to_json(i) as interview,
      (select json_agg(json_build_object('status', h.status, 'at', h.at) order by h.at)
        from application_history h where h.application_id = a.id) as history
    from applications a
    join jobs j on j.id = a.job_id
    join organizations o on o.id = a.org_id
    join users u on u.id = a.user_id
    join students s on s.user_id = a.user_id
    left join interviews i on i.application_id = a.id
    where a.id = any($1::uuid[])
    order by a.created_at desc`,
  interviews: `
    select i.id, i.application_id, i.date, i.first_offer, i.first_alternative,
      i.second_alternative, i.selected_date, i.meet_link, i.timezone, 'pending' as category,
      u.email, s.full_name, s.university, j.job_title, a.status
    from interviews i
    join applications a on a.id = i.application_id
    join jobs j on j.id = a.job_id
    join users u on u.id = a.user_id
    join students s on s.user_id = a.user_id
    where i.id = any($1::uuid[])
    order by i.date`,
} as const;

export type AnswerKind = keyof typeof queries;
type Row = Record<string, unknown>;

/** The rows in the shape of the api's answer. */
export const shapes: Record<AnswerKind, (rows: Row[]) => unknown> = {
  jobs: (rows) => ({ jobs: { data: rows }, meta: { next_cursor: null } }),
  applications: (rows) => ({ applications: rows.map(applicationOf), meta: { next_cursor: null } }),
  interviews: (rows) => ({ interviews: rows.map(interviewOf), meta: { next_cursor: null } }),
};

function applicationOf(row: Row): Row {
  const { job_description, email, full_name, university, course_of_study, company_name, ...own } =
    row;
  return {
    ...own,
    job: { job_title: own['job_title'], job_description, available: true },
    user: { email, student: { full_name, university, course_of_study } },
    organization: { company_name },
  };
}

function interviewOf(row: Row): Row {
  const { first_offer, first_alternative, second_alternative, ...rest } = row;
  const { email, full_name, university, job_title, status, ...own } = rest;
  const offered = {
    date: first_offer,
    alt_date_1: first_alternative,
    alt_date_2: second_alternative,
  };
  return {
    ...own,
    alt_date_1: first_alternative,
    alt_date_2: second_alternative,
    offered,
    starts_at: own['date'],
    offered_at: offered,
    cancelled: false,
    open: true,
    sequence: 0,
    user: { email, student: { full_name, university } },
    job: { job_title },
    application: { status },
  };
}
