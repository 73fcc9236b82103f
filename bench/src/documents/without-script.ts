import type { Browser } from 'playwright-core';
import type { PublicJobPlace } from '../products/public-job.ts';

/** What an applicant has to be told, as the api has it. */
interface PublicJob {
  job_title: string;
  company_name: string;
  deadline_text: string;
  time_left: string;
  department: string;
  field: string;
  stipend: string;
  environment: string;
  location: string;
  duration: string;
  description: string[];
  requirements: { groups: { paragraphs: string[]; list: { bullets: string[] } | null }[] } | null;
}

function textsOf({ description, requirements, ...job }: PublicJob): string[] {
  const { job_title, company_name, deadline_text, time_left, department, field } = job;
  const { stipend, environment, location, duration } = job;
  const groups = requirements?.groups ?? [];
  return [
    ...[job_title, company_name, deadline_text, time_left, department, field],
    ...[stipend, environment, location, duration],
    ...description,
    ...groups.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list?.bullets ?? [])]),
  ];
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Opens the page of a job in a browser that runs no script.
 * @returns the texts of the job that cannot be read there
 */
export async function missingWithoutScript(
  browser: Browser,
  baseUrl: string,
  { id, address }: PublicJobPlace,
): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/IFJ/api/public/jobs/${id}`);
  const texts = textsOf((await answer.json()) as PublicJob);
  const context = await browser.newContext({ baseURL: baseUrl, javaScriptEnabled: false });
  try {
    const tab = await context.newPage();
    await tab.goto(address, { waitUntil: 'load' });
    const shown = inOneLine(await tab.locator('main').innerText());
    return texts.filter((text) => !shown.includes(inOneLine(text)));
  } finally {
    await context.close();
  }
}
