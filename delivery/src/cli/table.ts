/**
 * @param head names of the columns
 * @param rows cells, as many as columns
 * @returns lines of aligned columns, without spaces at their ends
 */
export function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
