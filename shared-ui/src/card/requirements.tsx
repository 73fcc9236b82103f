import styled from '@emotion/styled';
import { requirementLines, type RequirementLine } from '../format/requirement-lines.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { readableWidth, space } from '../theme/tokens.ts';

const Lines = styled(Stack)({ maxWidth: readableWidth });

/** A list of short texts that a person wrote. */
export const Bullets = styled.ul({
  margin: 0,
  paddingInlineStart: space(2.5),
  overflowWrap: 'anywhere',
  '& > li + li': { marginBlockStart: space(0.5) },
});

/** Neighbouring lines of one kind. */
function groupsOf(lines: RequirementLine[]): RequirementLine[][] {
  const groups: RequirementLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0]?.kind === line.kind) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A role's overview and requirements as paragraphs and bullets. */
export function Requirements({ text }: { text: string }) {
  return (
    <Lines gap={1}>
      {groupsOf(requirementLines(text)).map((group, index) =>
        group[0]?.kind === 'bullet' ? (
          <Bullets key={index}>
            {group.map((line, position) => (
              <li key={position}>{line.text}</li>
            ))}
          </Bullets>
        ) : (
          group.map((line, position) => <Text key={`${index}-${position}`}>{line.text}</Text>)
        ),
      )}
    </Lines>
  );
}
