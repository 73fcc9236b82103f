import type { Release } from '../contract/release.ts';
import type { ReleaseGate } from '../gate/gate.ts';
import type { Refusal } from '../gate/refusal.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { TakenBack } from '../store/live.ts';

/** What there is to tell after a rollback. */
export interface AfterRollback {
  /** What does not go together with what visitors get again. */
  warnings: Refusal[];
  /** What breaks nothing. */
  notes: string[];
  /** Why nothing could be held against it. */
  unknown: string | null;
}

/** Its calls are left out: the api may be what is out of order. */
function withoutCalls({ gate, ...release }: Release): Release {
  return { ...release, ...(gate && { gate: { ...gate, expects: { paths: {} } } }) };
}

function wayOut(
  name: string,
  { from, traffic }: TakenBack,
  { other, wayOut: usual }: Refusal,
): string {
  const [release = ''] = other?.split(' ') ?? [];
  const share = traffic === undefined ? '' : ` --traffic ${traffic}`;
  const undo = `undo this rollback (npm run delivery -- promote ${name}@${from}${share}).`;
  if (!release.includes('@')) return `${usual} Or ${undo}`;
  const [otherName] = release.split('@');
  return (
    `take ${otherName} back as well (npm run delivery -- rollback ${release}), release what fits,` +
    ` or ${undo}`
  );
}

/**
 * Holds what visitors get again after a rollback against everything else that is live, by those
 * rules of the gate that need no api. Never fails: the rollback is done.
 */
export async function misfitsAfter(
  store: ReleaseStore,
  gate: ReleaseGate,
  name: string,
  takenBack: TakenBack,
): Promise<AfterRollback> {
  try {
    const found = await gate.read(name, takenBack.to);
    const { refusals, notes } =
      'rule' in found
        ? { refusals: [found], notes: [] }
        : await gate.judge(await store.discovery(), [withoutCalls(found)]);
    const warnings = refusals.map((one) => ({ ...one, wayOut: wayOut(name, takenBack, one) }));
    return { warnings, notes, unknown: null };
  } catch (error) {
    const unknown = error instanceof Error ? error.message : String(error);
    return { warnings: [], notes: [], unknown };
  }
}

function warningInWords({ candidate, other, problem, wayOut: way }: Refusal): string[] {
  const what =
    other === null
      ? `${candidate} is not as it should be, and visitors get it.`
      : `${candidate} does not go together with ${other}.`;
  return [`Warning: ${what}`, `  ${problem.replaceAll('\n', '\n  ')}`, `  Way out: ${way}`];
}

/** @param release what visitors get again: `<name>@<version>` */
export function misfitsInWords(release: string, { warnings, unknown }: AfterRollback): string[] {
  const why = `Warning: whether ${release} goes together with what is live could not be told: `;
  return [...warnings.flatMap(warningInWords), ...(unknown === null ? [] : [why + unknown])];
}
