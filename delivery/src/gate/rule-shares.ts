import { satisfies } from 'semver';
import { shellName } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { bothTogether, type Refusal } from './refusal.ts';
import { label, type Standpoint } from './standing.ts';

/** Packages of which a page bears one copy only: a second has another state, store or theme. */
const singletons =
  /^(react|react-dom|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|@ifj\/shared-ui|@ifj\/shared-api|@mui\/.+|@emotion\/.+)$/;

function problems({ needs }: Release, { provides }: Release): string[] {
  return Object.entries(needs).flatMap(([share, { range, names }]) => {
    const provided = provides[share];
    if (!provided) return [`${share} is needed and not provided.`];
    if (!satisfies(provided.version, range)) {
      return [`${share} is needed in version ${range}, and provided in ${provided.version}.`];
    }
    const missing = names.filter((name) => !provided.names.includes(name));
    return missing.length > 0 ? [`${share} is provided without ${missing.join(', ')}.`] : [];
  });
}

/**
 * Rule 2, between a shell and an area: every library is there, in a version that is accepted, with
 * every name that is imported from it. Either may be the candidate.
 */
export function shareRefusals(shell: Standpoint, area: Standpoint): Refusal[] {
  const found = problems(area.release, shell.release);
  if (found.length === 0) return [];
  const areaComes = area.standing === 'candidate';
  const { name } = area.release;
  return [
    {
      rule: 'shares',
      candidate: label(areaComes ? area : shell),
      other: label(areaComes ? shell : area),
      problem: found.join('\n'),
      wayOut: areaComes
        ? `Use in ${name} what the live shell provides, or wait for a shell that provides it` +
          ` (${bothTogether(shellName, name)}).`
        : `Keep in the shell what ${name} uses until ${name} is live without it` +
          ` (${bothTogether(shellName, name)}).`,
    },
  ];
}

/** Rule 2, for an area alone: it brings no copy of what a page may hold only once. */
export function singletonRefusals({ name, version, remote, gate }: Release): Refusal[] {
  const copies = (remote ? (gate?.bundles ?? []) : []).filter((library) =>
    singletons.test(library),
  );
  if (copies.length === 0) return [];
  return [
    {
      rule: 'shares',
      candidate: `${name}@${version}`,
      other: null,
      problem: `Its scripts hold a second copy of ${copies.join(', ')}, of which a page may have one only.`,
      wayOut:
        'Import it by the name under which the shell provides it, such as react or @ifj/shared-ui.',
    },
  ];
}
