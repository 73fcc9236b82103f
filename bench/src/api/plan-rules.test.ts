import { expect, test } from '@jest/globals';
import { plansIn, type PlanNode } from './plan-log.ts';
import { faultsOf } from './plan-rules.ts';

const node = (kind: string, rows: number, loops = 1, Plans: PlanNode[] = []): PlanNode => ({
  'Node Type': kind,
  'Relation Name': 'jobs',
  'Actual Rows': rows,
  'Actual Loops': loops,
  Plans,
});

const rules = { large: new Set(['jobs']), mostSorted: 21 };
const faults = (root: PlanNode): string[] => faultsOf({ query: '', root }, rules);

test('reading a large table as a whole is a fault, unless it is not carried out', () => {
  expect(faults(node('Limit', 1, 1, [node('Seq Scan', 9)]))).toEqual(['reads all of jobs']);
  expect(faults(node('Limit', 1, 1, [node('Seq Scan', 0, 0)]))).toEqual([]);
  expect(
    faultsOf({ query: '', root: node('Seq Scan', 9) }, { ...rules, large: new Set() }),
  ).toEqual([]);
});

test('sorting more than allowed is a fault, each time on its own', () => {
  const sorting = (rows: number, loops: number): PlanNode =>
    node('Incremental Sort', 5, loops, [node('Index Scan', rows, loops)]);
  expect(faults(sorting(22, 1))).toEqual(['sorts 22 rows']);
  expect(faults(sorting(21, 1))).toEqual([]);
  expect(faults(sorting(3, 100))).toEqual([]);
});

test('plans are read out of the log of a server, among other lines', () => {
  const root = node('Seq Scan', 1);
  const json = JSON.stringify({ 'Query Text': 'select 1', Plan: root }, null, 2);
  const log = [
    '2026-01-02 03:04:05.678 UTC [12] LOG:  duration: 0.1 ms  plan:',
    ...json.split('\n').map((line) => `\t${line}`),
    '2026-01-02 03:04:05.678 UTC [12] LOG:  checkpoint starting: time',
    '',
  ].join('\n');
  expect(plansIn(log)).toEqual([{ query: 'select 1', root }]);
});
