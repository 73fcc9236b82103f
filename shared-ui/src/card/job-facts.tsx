import { Facts } from './facts.tsx';

export interface JobFactsProps {
  department: string;
  /** In words, as all of them: "Science". */
  field: string;
  /** "Paid, ₦1,000 – ₦2,000 per month". */
  stipend: string;
  environment: string;
  location: string;
  duration: string;
  deadline: string;
}

/** What a job's page says of it in a few words each. */
export function JobFacts(job: JobFactsProps) {
  return (
    <Facts
      look="table"
      items={[
        { label: 'Department', value: job.department, icon: 'jobs' },
        { label: 'Field', value: job.field, icon: 'field' },
        { label: 'Stipend', value: job.stipend, icon: 'money' },
        { label: 'Work environment', value: job.environment, icon: 'environment' },
        { label: 'Location', value: job.location, icon: 'place' },
        { label: 'Duration', value: job.duration, icon: 'duration' },
        { label: 'Application deadline', value: job.deadline, icon: 'clock' },
      ]}
    />
  );
}
