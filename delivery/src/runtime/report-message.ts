/** So many characters of a message are told. */
const longest = 200;

/** What may hold an id, an address of the product, or something that a person wrote. */
const personal: [RegExp, string][] = [
  // The engine's own words name a property: "(reading 'length')".
  [/(?<!reading |setting |\w)["'`“‘].*?["'`”’]/gs, '“…”'],
  [/\S*[/\\@]\S*/g, '…'],
  [/\S*\d\S*/g, '#'],
];

function textOf(error: unknown): string {
  if (error instanceof Error) {
    const { cause } = error;
    const because = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    return `${error.name}: ${error.message}${because}`;
  }
  return typeof error === 'string' ? error : `thrown: ${typeof error}`;
}

/** @returns what an error says, on one line, cut, and without anything that may be personal */
export function cleanMessage(error: unknown): string {
  const cleaned = personal.reduce((text, [what, by]) => text.replace(what, by), textOf(error));
  return cleaned.replace(/\s+/g, ' ').trim().slice(0, longest);
}
