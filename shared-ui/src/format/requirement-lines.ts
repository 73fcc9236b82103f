import { lineEnd } from './line-ends.ts';

export interface RequirementLine {
  kind: 'paragraph' | 'bullet';
  text: string;
}

const marker = /^[-•*]\s*/;

/** How a requirement often begins in texts without bullets. */
const openings = ['fluent in', 'excellent', 'strong', 'able to', 'ability to', 'proficient in'];

function opens(line: string): boolean {
  const start = line.toLowerCase();
  return openings.some((opening) => start.startsWith(opening));
}

/**
 * The lines of a role's overview and requirements. Lines marked with `-`, `•` or `*` are bullets;
 * in a text without any mark, bullets begin at the first line that opens like a requirement.
 * Empty lines are left out, and so is a mark without a text.
 */
export function requirementLines(text: string): RequirementLine[] {
  const lines = text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => line.replace(marker, '') !== '');
  if (lines.some((line) => marker.test(line))) {
    return lines.map((line) =>
      marker.test(line)
        ? { kind: 'bullet', text: line.replace(marker, '') }
        : { kind: 'paragraph', text: line },
    );
  }
  const first = lines.findIndex(opens);
  return lines.map((line, index) => ({
    kind: first !== -1 && index >= first ? 'bullet' : 'paragraph',
    text: line,
  }));
}
