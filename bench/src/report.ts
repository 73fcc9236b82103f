import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isWithinBudget, measured, type Figure } from './measure.ts';

const folder = new URL('../results/', import.meta.url);

const rounded = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function budgetOf({ budget, least, yardstick, unit }: Figure): string {
  const measure = yardstick === null ? unit : '×';
  const limits = [
    least === undefined ? '' : `≥ ${least} ${measure}`,
    budget === null ? '' : `≤ ${budget} ${measure}`,
  ];
  return limits.filter(Boolean).join(', ');
}

function verdictOf(figure: Figure): string {
  if (budgetOf(figure) === '') return '';
  return isWithinBudget(figure) ? 'within' : 'BROKEN';
}

/** The figures as a table: ours, the yardstick, their ratio, the budget, and whether it holds. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, ours, yardstick } = figure;
    return [
      name,
      `${rounded(ours)} ${unit}`,
      yardstick === null ? '' : `${rounded(yardstick)} ${unit}`,
      yardstick === null ? '' : `${measured(figure).toFixed(2)} ×`,
      budgetOf(figure),
      verdictOf(figure),
    ];
  });
  const all = [['measured', 'ours', 'yardstick', 'ratio', 'budget', ''], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Writes `bench/results/latest.json`.
 * @returns its path
 */
export async function writeResults(results: Record<string, Figure[]>): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = new URL('latest.json', folder);
  const content = { measuredAt: new Date().toISOString(), results };
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  return fileURLToPath(file);
}
