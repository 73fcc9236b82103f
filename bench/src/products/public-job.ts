/** A job that is open to everybody. */
export interface PublicJobPlace {
  id: string;
  /** Its page. */
  address: string;
}

/** @throws Error if the product has none */
export async function firstPublicJob(baseUrl: string): Promise<PublicJobPlace> {
  const answer = await fetch(`${baseUrl}/IFJ/api/jobs?limit=1`);
  const { jobs } = (await answer.json()) as { jobs: { data: { id: string }[] } };
  const [job] = jobs.data;
  if (!job) throw new Error('There is no open job.');
  return { id: job.id, address: `/jobs/${job.id}` };
}
