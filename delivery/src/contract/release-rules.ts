import { shellName } from './discovery.ts';
import { remoteProblems } from './remote-rules.ts';
import type { Release } from './release.ts';

/** Every file that the release's own lists name, with the place that names it. */
function namedFiles(release: Release): [place: string, file: string][] {
  const lists = { preload: release.preload, shareFiles: release.shareFiles ?? {} };
  return [
    ['entry', release.entry],
    ...(release.html === undefined ? [] : [['html', release.html] as [string, string]]),
    ...Object.entries(release.documents ?? {}).map(([path, file]): [string, string] => [
      `documents["${path}"]`,
      file,
    ]),
    ...Object.entries(lists).flatMap(([list, byKey]) =>
      Object.entries(byKey).flatMap(([key, files]) =>
        files.map((file): [string, string] => [`${list}["${key}"]`, file]),
      ),
    ),
  ];
}

function documentProblems({ remote, documents = {} }: Release): string[] {
  const named = remote?.documents.map(({ path }) => path) ?? [];
  const built = Object.keys(documents);
  return [
    ...named
      .filter((path) => !built.includes(path))
      .map((path) => `remote names a document for ${path}, which documents lacks`),
    ...built
      .filter((path) => !named.includes(path))
      .map((path) => `documents["${path}"] is no document of remote`),
  ];
}

function areaProblems(release: Release, patterns: string[]): string[] {
  const unknown = [
    ...Object.keys(release.preload),
    ...Object.keys(release.needsByPath ?? {}),
  ].filter((pattern) => !patterns.includes(pattern));
  return [
    ...documentProblems(release),
    ...(release.remote && release.remote.name !== release.name
      ? [`name is ${release.name}, but remote.name is ${release.remote.name}`]
      : []),
    ...[...new Set(unknown)].map((pattern) => `${pattern} is preloaded, but no path of remote`),
  ];
}

/**
 * The rules of a `release.json` that a schema cannot say.
 * @returns one line for each problem; empty if all is well
 */
export function releaseProblems(release: Release): string[] {
  const problems = namedFiles(release)
    .filter(([, file]) => !Object.hasOwn(release.files, file))
    .map(([place, file]) => `${place} names ${file}, which is not among files`);
  if (Object.hasOwn(release.files, 'release.json')) {
    problems.push('files has release.json, which tells of the others');
  }
  if (release.remote) {
    const patterns = release.remote.paths.map(({ path }) => path);
    problems.push(...areaProblems(release, patterns), ...remoteProblems(release.remote));
    if (release.name === shellName) problems.push(`the name ${shellName} belongs to the shell`);
  } else {
    if (release.name !== shellName)
      problems.push(`an area needs remote; only ${shellName} has none`);
    if (release.html === undefined) problems.push('html is missing: the shell names its template');
  }
  return problems;
}
