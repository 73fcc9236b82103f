/** Where everybody reads a job, with the host that visitors use. */
export const publicAddress = (publicUrl: string, jobId: string) => `${publicUrl}/jobs/${jobId}`;
