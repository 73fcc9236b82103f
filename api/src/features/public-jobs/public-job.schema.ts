import { Type, type Static } from 'typebox';
import { ErrorAnswer } from '../../schema/answers.ts';
import { Day, Id, nullable } from '../../schema/values.ts';

const RequirementGroup = Type.Object({
  paragraphs: Type.Array(Type.String()),
  list: nullable(Type.Object({ bullets: Type.Array(Type.String()) })),
});

/** Every text as it is shown, so that a page without script needs no logic. */
export const PublicJob = Type.Object(
  {
    id: Id,
    address: Type.String({ description: 'Of the public page, with host.' }),
    org_id: Id,
    job_title: Type.String(),
    company_name: Type.String(),
    deadline: Day,
    deadline_text: Type.String({ description: 'Such as "5 December 2026".' }),
    time_left: Type.String({ description: 'Such as "5 days left", in Africa/Lagos.' }),
    department: Type.String(),
    field: Type.String(),
    stipend: Type.String({ description: 'Such as "Paid, ₦1,000 – ₦2,000 per month".' }),
    environment: Type.String({ description: 'Such as "Hybrid".' }),
    location: Type.String(),
    duration: Type.String(),
    description: Type.Array(Type.String(), { description: 'Paragraphs, which may have lines.' }),
    requirements: nullable(Type.Object({ groups: Type.Array(RequirementGroup) })),
    share: Type.Object({ title: Type.String(), description: Type.String() }),
    structured_data: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'A JobPosting of schema.org, as JSON-LD.',
    }),
  },
  { $id: 'PublicJob' },
);
export type PublicJobAnswer = Static<typeof PublicJob>;

export const JobGone = Type.Object(
  {
    ...ErrorAnswer.properties,
    onward: Type.Array(
      Type.Object({ label: Type.String(), address: Type.String({ description: 'A path.' }) }),
    ),
  },
  { $id: 'JobGone' },
);
export type JobGoneAnswer = Static<typeof JobGone>;

export const publicJobSchemas = [PublicJob, JobGone];
