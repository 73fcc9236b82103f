/** Every way to end a line that Unicode knows. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const marker = /^[-•*]\s*/;

/** How a requirement often begins in texts without bullets. */
const opening = /^(?:fluent in|excellent|strong|able to|ability to|proficient in)/i;

const linesOf = (text: string) => text.split(lineEnd).map((line) => line.trim());

/** Parts of a description that empty lines set apart; each keeps its lines. */
export function paragraphsOf(text: string): string[] {
  return linesOf(text)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface Line {
  text: string;
  isBullet: boolean;
}

/**
 * Lines marked with `-`, `•` or `*` are bullets; in a text without any mark, bullets begin at the
 * first line that opens like a requirement.
 */
function requirementLines(text: string): Line[] {
  const lines = linesOf(text).filter((line) => line.replace(marker, '') !== '');
  if (lines.some((line) => marker.test(line))) {
    return lines.map((line) => ({ text: line.replace(marker, ''), isBullet: marker.test(line) }));
  }
  const first = lines.findIndex((line) => opening.test(line));
  return lines.map((line, index) => ({ text: line, isBullet: first !== -1 && index >= first }));
}

/** Paragraphs and the bullets that follow them, if any do. */
export interface RequirementGroup {
  paragraphs: string[];
  list: { bullets: string[] } | null;
}

/** A role's overview and requirements, in the order in which they are written. */
export function requirementGroups(text: string): RequirementGroup[] {
  const groups: RequirementGroup[] = [];
  for (const line of requirementLines(text)) {
    let group = groups.at(-1);
    if (!group || (group.list && !line.isBullet)) {
      group = { paragraphs: [], list: null };
      groups.push(group);
    }
    if (line.isBullet) (group.list ??= { bullets: [] }).bullets.push(line.text);
    else group.paragraphs.push(line.text);
  }
  return groups;
}
