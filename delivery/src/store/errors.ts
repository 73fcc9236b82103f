/** A version that the store does not have. */
export class ReleaseNotFoundError extends Error {
  override readonly name = 'ReleaseNotFoundError';

  constructor(name: string, version: string) {
    super(`There is no release ${name}@${version} in the store.`);
  }
}

/** A version that was published before: a release never changes. */
export class ReleaseExistsError extends Error {
  override readonly name = 'ReleaseExistsError';

  constructor(name: string, version: string) {
    super(`${name}@${version} is already published, and a published release never changes.`);
  }
}

/** Files that are not what their `release.json` says. */
export class BrokenReleaseError extends Error {
  override readonly name = 'BrokenReleaseError';

  constructor(folder: string, problems: string[]) {
    super(
      [`${folder} is not complete:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
  }
}

/** A rollback of something that has no release to go back to. */
export class NoEarlierReleaseError extends Error {
  override readonly name = 'NoEarlierReleaseError';

  constructor(name: string, live: string | null) {
    super(
      live === null
        ? `${name} has no live release, so there is nothing to roll back.`
        : `${name} has no release before ${live}, so there is nothing to go back to.`,
    );
  }
}

/** A lock that stayed taken; the message names the file and its holder. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';
}
