import { environments, jobFields, labelOf, type Job } from '@ifj/shared-api';
import type { Fact } from '@ifj/shared-ui';

/** The three facts that say at a glance whether a job fits. */
export function jobFacts(job: Job): Fact[] {
  return [
    { label: 'Field', value: labelOf(jobFields, job.field), icon: 'field' },
    {
      label: 'Work environment',
      value: labelOf(environments, job.env_mode),
      icon: 'environment',
    },
    { label: 'Location', value: job.location, icon: 'place' },
  ];
}
