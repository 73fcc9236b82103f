/** @returns the HTTP status of an answer that the library turned into an error, if one came */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** @returns in words for people why a request to a bucket failed */
export function troubleOf(error: unknown, bucket: string): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (name === 'NoSuchBucket') return `there is no bucket ${bucket}`;
  if (name === 'CredentialsProviderError') {
    return 'there are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (statusOf(error) === 403) return `the credentials do not allow it (${name})`;
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer in time';
  return code ?? (message.replace(/^AWS SDK error wrapper for \w+: /, '') || name);
}
