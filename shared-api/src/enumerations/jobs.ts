import type { Job } from '../generated/operations.ts';
import type { Option } from './option.ts';

export const jobFields = [
  { value: 'Art', label: 'Art' },
  { value: 'Science', label: 'Science' },
  { value: 'Commercial', label: 'Commercial' },
] as const satisfies Option<Job['field']>[];

export const environments = [
  { value: 'onsite', label: 'Onsite' },
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid' },
] as const satisfies Option<Job['env_mode']>[];

/** Job states as an organization's tabs show them. */
export const jobStates = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'expired', label: 'Expired' },
] as const satisfies Option<Job['state']>[];

/**
 * Stipend in its three spellings: `value` on the wire, `label` where it is read, `choice` where
 * it is asked for.
 */
export const stipends = [
  { value: 1, label: 'Paid', choice: 'Yes' },
  { value: 0, label: 'Unpaid', choice: 'No' },
] as const satisfies (Option<Job['stipend']> & { choice: string })[];

export type JobField = (typeof jobFields)[number]['value'];
export type Environment = (typeof environments)[number]['value'];
export type JobState = (typeof jobStates)[number]['value'];
export type Stipend = (typeof stipends)[number]['value'];
export type StipendChoice = (typeof stipends)[number]['choice'];

/** The wire value of a choice (`Yes` or `No`), or null. */
export function stipendOfChoice(choice: unknown): Stipend | null {
  return stipends.find((stipend) => stipend.choice === choice)?.value ?? null;
}

/** The choice (`Yes` or `No`) of a wire value. */
export function choiceOfStipend(value: Stipend): StipendChoice {
  return value === 1 ? 'Yes' : 'No';
}
