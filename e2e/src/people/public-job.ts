import type { Product } from '../product.ts';
import { ApiClient } from './api-client.ts';
import { wordOf } from './job-list.ts';
import { daysAhead } from './postings.ts';
import { approvedOrganization } from './received-applications.ts';

/** A text that would run, or be filled in, where it were not escaped. */
export const hostile = `</script><script>alert(1)</script> {{job_title}} {{{x}}} <img src=x onerror=alert(1)>`;

const posting = {
  ...{ stipend: 1, amount: '60000 - 80000 NGN per month', deadline: daysAhead(5) },
  ...{
    env_mode: 'hybrid',
    job_requirements: `You join a team of four.\n- Spreadsheets\n- ${hostile}`,
  },
  job_description: `You learn how numbers become decisions.\n\n${hostile}`,
};

/** An open job of an approved organization. */
export async function openJob(product: Product) {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const title = `Data intern ${wordOf(organization)}`;
  const jobId = await api.postJob(organization, { ...posting, job_title: title });
  return { api, organization, title, jobId, address: `/jobs/${jobId}` };
}
