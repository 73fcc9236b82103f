import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace } from '../../../e2e/src/command.ts';

const area = 'mfe-student';
const file = 'src/features/jobs/job-list.page.tsx';
const text = 'Open internships of';

/** A copy of an area in which one line changes. */
export interface ChangingArea {
  name: string;
  folder: string;
  /** The page that the line belongs to, and what it says there now. */
  address: string;
  says: string;
  /** @returns the area with another text in the line */
  changed: (serial: number) => Promise<ChangingArea>;
}

/** Copies the students' area, without its build. */
export async function copyArea(folder: string): Promise<ChangingArea> {
  const copy = join(folder, area);
  await cp(inWorkspace(area), copy, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  });
  const original = await readFile(join(copy, file), 'utf8');
  if (original.split(text).length !== 2) throw new Error(`${file} does not say "${text}" once.`);
  const saying = (says: string): ChangingArea => ({
    ...{ name: area, folder: copy, address: '/dashboard/jobs', says },
    async changed(serial) {
      const next = `Open internships, change ${serial}, of`;
      await writeFile(
        join(copy, file),
        original.replace(text, () => next),
      );
      return saying(next);
    },
  });
  return saying(text);
}
