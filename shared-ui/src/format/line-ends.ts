/** Every way to end a line that Unicode knows. */
export const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A text all of whose lines end as typed ones do: what is pasted from a word processor may not. */
export function withPlainLineEnds(text: string): string {
  return text.split(lineEnd).join('\n');
}
