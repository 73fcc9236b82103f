import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** When a state is looked at: in every run, or in the long one alone. */
const turns = ['always', 'long run'] as const;

export type Turn = (typeof turns)[number];

/** A `states.json`: by screen (in an area a path of its `remote.json`) its states in plain words. */
export type ScreenStates = Record<string, Record<string, Turn>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the content of a `states.json`.
 * @param value the parsed JSON
 * @param source what to call it in an error
 * @throws Error that names every problem
 */
export function parseStates(value: unknown, source: string): ScreenStates {
  const problems: string[] = [];
  if (!isObject(value)) throw new Error(`${source} is no object`);
  for (const [screen, states] of Object.entries(value)) {
    const entries = isObject(states) ? Object.entries(states) : [];
    if (!entries.some(([, turn]) => turn === 'always')) {
      problems.push(`${screen} has no state that is always looked at`);
    }
    for (const [state, turn] of entries) {
      if (state.trim() === '') problems.push(`${screen} has a state without a name`);
      if (!turns.some((one) => one === turn)) {
        problems.push(`${screen}, ${state}: "${String(turn)}" is neither ${turns.join(' nor ')}`);
      }
    }
  }
  if (problems.length > 0) throw new Error([`${source} is not valid:`, ...problems].join('\n'));
  return value as ScreenStates;
}

/**
 * Reads a package's `states.json`.
 * @throws Error that names every problem
 */
export function readStates(packageName: string): ScreenStates {
  const file = `${packageName}/states.json`;
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return parseStates(JSON.parse(readFileSync(path, 'utf8')), file);
}
