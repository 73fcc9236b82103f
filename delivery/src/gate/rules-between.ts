import { shellName } from '../contract/discovery.ts';
import type { Refusal } from './refusal.ts';
import { nameRefusals } from './rule-names.ts';
import { shareRefusals } from './rule-shares.ts';
import type { Standpoint } from './standing.ts';

export const isShell = ({ release }: Standpoint): boolean => release.name === shellName;

/** Rules 2 and 3 between two releases that one visitor may get together. */
export function pairRefusals(candidate: Standpoint, other: Standpoint): Refusal[] {
  if (candidate.release.name === other.release.name) return [];
  const names = nameRefusals(candidate, other);
  if (isShell(candidate)) return [...shareRefusals(candidate, other), ...names];
  if (isShell(other)) return [...shareRefusals(other, candidate), ...names];
  return names;
}
