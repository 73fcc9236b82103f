import type { Release } from '../contract/release.ts';
import type { MenuEntry, RemotePath, Role } from '../contract/remote.ts';
import { addressShape, sharedRoles } from '../contract/remote-rules.ts';
import { bothTogether, type Refusal } from './refusal.ts';
import { label, type Standpoint } from './standing.ts';

/** What the gateway answers by itself. */
const gatewayAddresses = /^\/(IFJ|releases|gateway|metrics|sitemaps)(\/|$)/i;

const forWhom = (roles: Role[] | 'everybody'): string =>
  roles === 'everybody' ? '' : ` for ${roles.join(' and ')}`;

function pathProblems(ours: RemotePath[], theirs: RemotePath[]): string[] {
  return ours.flatMap((path) =>
    theirs.flatMap((other) => {
      if (addressShape(path.path) !== addressShape(other.path)) return [];
      const roles = sharedRoles(path, other);
      return roles ? [`Both serve ${path.path}${forWhom(roles)}.`] : [];
    }),
  );
}

function menuProblems(ours: MenuEntry[], theirs: MenuEntry[]): string[] {
  return ours.flatMap((entry) =>
    theirs.flatMap((other) => {
      const roles = entry.roles.filter((role) => other.roles.includes(role));
      const isSame =
        addressShape(entry.path) === addressShape(other.path) ||
        entry.label.toLowerCase() === other.label.toLowerCase();
      return roles.length > 0 && isSame
        ? [`Both have the menu entry ${entry.label} (${entry.path})${forWhom(roles)}.`]
        : [];
    }),
  );
}

const common = (ours: string[] = [], theirs: string[] = []): string[] =>
  ours.filter((name) => theirs.includes(name));

function ownPathProblems(
  { release: { remote, paths = [] } }: Standpoint,
  area: Standpoint,
): string[] {
  if (remote) return [];
  const own = paths.map(addressShape);
  return (area.release.remote?.paths ?? [])
    .filter(({ path }) => own.includes(addressShape(path)))
    .map(({ path }) => `Both serve ${path}.`);
}

function problems(a: Standpoint, b: Standpoint): string[] {
  const [ours, theirs] = [a.release, b.release];
  return [
    ...pathProblems(ours.remote?.paths ?? [], theirs.remote?.paths ?? []),
    ...ownPathProblems(a, b),
    ...ownPathProblems(b, a),
    ...menuProblems(ours.remote?.menu ?? [], theirs.remote?.menu ?? []),
    ...common(ours.endpoints, theirs.endpoints).map(
      (name) => `Both inject an RTK Query endpoint named ${name}.`,
    ),
    ...common(ours.gate?.slices, theirs.gate?.slices).map(
      (name) => `Both make a Redux slice named ${name}.`,
    ),
  ];
}

/** Rule 3, between releases of two names: nothing that must belong to one belongs to both. */
export function nameRefusals(candidate: Standpoint, other: Standpoint): Refusal[] {
  const found = problems(candidate, other);
  if (found.length === 0) return [];
  return [
    {
      rule: 'names',
      candidate: label(candidate),
      other: label(other),
      problem: found.join('\n'),
      wayOut:
        `Choose another name, path or role in ${candidate.release.name}, or let ${other.release.name}` +
        ` give it up in a release of its own first` +
        ` (${bothTogether(candidate.release.name, other.release.name)}).`,
    },
  ];
}

/** Rule 3, for an area alone: its pages can be reached. */
export function addressRefusals({ name, version, remote }: Release): Refusal[] {
  const taken = (remote?.paths ?? []).filter(({ path }) => gatewayAddresses.test(path));
  if (taken.length === 0) return [];
  return [
    {
      rule: 'names',
      candidate: `${name}@${version}`,
      other: 'the gateway',
      problem: taken.map(({ path }) => `The gateway answers ${path} by itself.`).join('\n'),
      wayOut: `Choose another path in ${name}/remote.json.`,
    },
  ];
}
