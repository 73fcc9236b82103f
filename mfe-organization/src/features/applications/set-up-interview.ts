/** Where an interview for an application is arranged, and moved. */
export function setUpInterview(applicationId: string): string {
  return `/setup-interview?id=${encodeURIComponent(applicationId)}`;
}
