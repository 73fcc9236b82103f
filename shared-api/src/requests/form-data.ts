/** Whether a request body holds files, so that it must go as multipart. */
export function holdsBlob(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return false;
  return Object.values(body).some((value) => value instanceof Blob);
}

/** The body as multipart: texts first, so that the server knows them when the files arrive. */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  const given = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of given) {
    if (!(value instanceof Blob)) form.append(name, String(value));
  }
  for (const [name, value] of given) {
    if (value instanceof Blob) form.append(name, value);
  }
  return form;
}
