/** So many characters of a message are looked at: what cleans it takes the square of them. */
const longest = 1e3;

/** So many characters of a message are told. */
const told = 200;

/** A mark that quotes nobody, since the engine's own words name a property: "(reading 'length')"; or a quotation. */
const quoting = /((?:reading |setting |\w)["'`“‘])|["'`“‘].*?(?:["'`”’]|$)/gs;

/** What may hold an id or an address of the product; and lines. */
const cleanings: [RegExp, string][] = [
  [/\S*[/\\@]\S*/g, '…'],
  [/\S*\d\S*/g, '#'],
  [/\s+/g, ' '],
];

function textOf(error: unknown): string {
  if (error instanceof Error) {
    const { cause } = error;
    return String(error) + (cause instanceof Error ? ` (${String(cause)})` : '');
  }
  return typeof error === 'string' ? error : `thrown: ${typeof error}`;
}

/** @returns what an error says, on one line, cut, and without anything that may be personal */
export function cleanMessage(error: unknown): string {
  const text = textOf(error).slice(0, longest);
  const unquoted = text.replace(quoting, (_found, harmless?: string) => harmless ?? '“…”');
  const cleaned = cleanings.reduce((part, [what, by]) => part.replace(what, by), unquoted);
  return cleaned.trim().slice(0, told);
}
