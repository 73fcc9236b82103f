const tag = /<[a-z][^<>]*>/gi;
const styleAttribute = / style="([^"]*)"/;
const classAttribute = / class="/;

const characters: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function plain(escaped: string): string {
  return escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}

/**
 * Turns style attributes, which pages forbid, into rules of a style sheet.
 * @param markup as React writes it
 * @param prefix of the class names
 */
export function moveInlineStyles(
  markup: string,
  prefix: string,
): { markup: string; rules: string[] } {
  const names = new Map<string, string>();
  const moved = markup.replace(tag, (whole) => {
    const [attribute, escaped] = styleAttribute.exec(whole) ?? [];
    if (attribute === undefined || escaped === undefined) return whole;
    const name = names.get(escaped) ?? `${prefix}-inline-${names.size + 1}`;
    names.set(escaped, name);
    const rest = whole.replace(attribute, '');
    return classAttribute.test(rest)
      ? rest.replace(classAttribute, ` class="${name} `)
      : rest.replace(/^<[a-z0-9-]+/i, (start) => `${start} class="${name}"`);
  });
  // Named twice, a rule outweighs those of the style engine, as the attribute did.
  const rules = [...names].map(([escaped, name]) => `.${name}.${name}{${plain(escaped)}}`);
  return { markup: moved, rules };
}
