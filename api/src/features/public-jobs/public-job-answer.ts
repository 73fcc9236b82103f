import { amountText } from '../jobs/job-amount.ts';
import { jobPostingData } from './job-posting-data.ts';
import { paragraphsOf, requirementGroups } from './job-texts.ts';
import { publicAddress } from './public-address.ts';
import type { PublicJobRow } from './public-job.repository.ts';
import type { PublicJobAnswer } from './public-job.schema.ts';

const environments: Record<PublicJobRow['envMode'], string> = {
  onsite: 'Onsite',
  remote: 'Remote',
  hybrid: 'Hybrid',
};

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function timeLeft(days: number): string {
  if (days === 0) return 'Last day today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** What a preview says of a job where its address is shared. */
function shareOf(row: PublicJobRow, deadline: string, amount: string | null) {
  const said = [
    `Internship: ${row.department}`,
    `${environments[row.envMode]}, ${row.location}`,
    row.duration,
    amount ?? (row.stipend === 1 ? 'Paid' : 'Unpaid'),
    `Apply by ${deadline}`,
  ];
  return {
    title: `${row.jobTitle} – ${row.companyName}`,
    description: said.map((part) => `${part}.`).join(' '),
  };
}

/**
 * An open job as everybody may read it.
 * @param publicUrl where visitors reach the product, without a slash at the end.
 */
export function publicJobAnswer(row: PublicJobRow, publicUrl: string): PublicJobAnswer {
  const address = publicAddress(publicUrl, row.id);
  const deadline = dayText(row.deadline);
  const amount = row.stipend === 1 && row.amount ? amountText(row.amount) : null;
  const groups = requirementGroups(row.jobRequirements ?? '');
  return {
    id: row.id,
    address,
    org_id: row.orgId,
    job_title: row.jobTitle,
    company_name: row.companyName,
    deadline: row.deadline,
    deadline_text: deadline,
    time_left: timeLeft(row.daysLeft),
    department: row.department,
    field: row.field,
    stipend: row.stipend === 1 ? ['Paid', amount].filter(Boolean).join(', ') : 'Unpaid',
    environment: environments[row.envMode],
    location: row.location,
    duration: row.duration,
    description: paragraphsOf(row.jobDescription),
    requirements: groups.length > 0 ? { groups } : null,
    share: shareOf(row, deadline, amount),
    structured_data: jobPostingData(row, address),
  };
}
