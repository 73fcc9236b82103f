import type { RemoteManifest, RemotePath, Role } from './remote.ts';

/** `/jobs/:id` and `/jobs/:jobId` are one address, and so are `/Jobs` and `/jobs`. */
export function addressShape(path: string): string {
  return path.replace(/:[^/]+/g, ':').toLowerCase();
}

/** @returns the roles that both paths are for; `null` if nobody can get to both */
export function sharedRoles(a: RemotePath, b: RemotePath): Role[] | 'everybody' | null {
  if (!a.roles && !b.roles) return 'everybody';
  const shared = (a.roles ?? b.roles ?? []).filter((role) => !b.roles || b.roles.includes(role));
  return shared.length > 0 ? shared : null;
}

const parametersOf = (path: string): string[] => path.match(/:[^/]+/g) ?? [];

function documentProblems({ paths, documents }: RemoteManifest): string[] {
  return documents.flatMap(({ path, data = '' }, index) => {
    const place = `documents[${index}] (${path})`;
    const isPublic = paths.some((one) => one.path === path && !one.session && !one.roles);
    const known = parametersOf(path);
    return [
      ...(isPublic ? [] : [`${place} needs a path without session and roles in paths`]),
      ...(documents.findIndex((one) => one.path === path) < index
        ? [`${place} is there twice`]
        : []),
      ...parametersOf(data)
        .filter((parameter) => !known.includes(parameter))
        .map((parameter) => `${place} has no ${parameter}, which its data needs`),
    ];
  });
}

/**
 * The rules of a `remote.json` that a schema cannot say.
 * @returns one line for each problem; empty if all is well
 */
export function remoteProblems(remote: RemoteManifest): string[] {
  const problems: string[] = [];
  remote.paths.forEach((path, index) => {
    const rival = remote.paths
      .slice(0, index)
      .find(
        (other) =>
          addressShape(other.path) === addressShape(path.path) && sharedRoles(other, path) !== null,
      );
    if (rival) problems.push(`paths[${index}] (${path.path}) is served twice for one role`);
    for (const next of path.next ?? []) {
      if (!remote.paths.some(({ module }) => module === next)) {
        problems.push(`paths[${index}] (${path.path}) leads on to ${next}, which no path names`);
      }
    }
    if (path.roles && !path.session) {
      problems.push(`paths[${index}] (${path.path}) has roles, so its session must be true`);
    }
    if (path.frame === 'dashboard' && !path.session) {
      problems.push(
        `paths[${index}] (${path.path}) is in the dashboard, so its session must be true`,
      );
    }
  });
  remote.menu.forEach((entry, index) => {
    const served = entry.roles.every((role) =>
      remote.paths.some(
        ({ path, roles }) => path === entry.path && (!roles || roles.includes(role)),
      ),
    );
    if (!served) {
      problems.push(`menu[${index}] leads to ${entry.path}, which paths lacks for its roles`);
    }
  });
  problems.push(...documentProblems(remote));
  return problems;
}
