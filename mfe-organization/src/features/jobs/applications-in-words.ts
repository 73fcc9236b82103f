import type { Job } from '@ifj/shared-api';

/** "1 application", "12 applications" */
export function applicationsInWords({ applications_count: count = 0 }: Job): string {
  return count === 1 ? '1 application' : `${count} applications`;
}
