import type { ApplyValues } from './apply.schema.ts';

const fileNames = ['resume', 'internship_letter'] as const;

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * What to say at each file that was changed or taken away after it was chosen. The browser cannot
 * read it then, and its upload breaks as if there were no connection.
 */
export async function unreadableFiles(values: ApplyValues): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const name of fileNames) {
    const file = values[name];
    if (file === null || (await isReadable(file))) continue;
    problems[name] = `“${file.name}” could not be read. Choose it again.`;
  }
  return problems;
}
