import { open } from 'node:fs/promises';

/** A node of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

export interface Plan {
  query: string;
  root: PlanNode;
}

/** Has each query of a connection explained, with what it did, in the server's log. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

/** The same database, each of whose queries is explained. */
export function explained(databaseUrl: string): string {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return `${databaseUrl}&options=${encodeURIComponent(options.join(' '))}`;
}

/** The plans in what a server has written to its log. */
export function plansIn(log: string): Plan[] {
  const plans: Plan[] = [];
  // Further lines of an entry begin with a tab.
  for (const [, text] of log.matchAll(/LOG: {2}duration: .* plan:\n((?:\t.*\n)+)/g)) {
    const { 'Query Text': query, Plan: root } = JSON.parse(text ?? '') as {
      'Query Text': string;
      Plan: PlanNode;
    };
    plans.push({ query, root });
  }
  return plans;
}

/** Reads what is written to a file while something is done. */
export async function writtenDuring(file: string, work: () => Promise<void>): Promise<string> {
  const log = await open(file, 'r');
  try {
    const { size: from } = await log.stat();
    await work();
    const { size: to } = await log.stat();
    const buffer = Buffer.alloc(to - from);
    await log.read(buffer, 0, buffer.length, from);
    return buffer.toString('utf8');
  } finally {
    await log.close();
  }
}
