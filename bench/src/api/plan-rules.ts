import type { Plan, PlanNode } from './plan-log.ts';

/** How much of a list's plan may be read or sorted. */
export interface PlanRules {
  /** Tables that no list may read from one end to the other. */
  large: ReadonlySet<string>;
  mostSorted: number;
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  // What was never carried out costs nothing.
  if (node['Actual Loops'] === 0) return;
  yield node;
  for (const inner of node.Plans ?? []) yield* nodesOf(inner);
}

/** What a plan does that takes ever longer as the data grows. */
export function faultsOf({ root }: Plan, { large, mostSorted }: PlanRules): string[] {
  const faults: string[] = [];
  for (const node of nodesOf(root)) {
    const kind = node['Node Type'];
    const table = node['Relation Name'] ?? '';
    if (kind === 'Seq Scan' && large.has(table)) faults.push(`reads all of ${table}`);
    if (!kind.endsWith('Sort')) continue;
    // Each time that it is carried out, on average.
    const sorted = (node.Plans ?? []).reduce((sum, inner) => sum + inner['Actual Rows'], 0);
    if (sorted > mostSorted) faults.push(`sorts ${Math.round(sorted)} rows`);
  }
  return faults;
}
