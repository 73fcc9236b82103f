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

/** A canary of something that has no release beside which it could be tried. */
export class NoDefaultReleaseError extends Error {
  override readonly name = 'NoDefaultReleaseError';

  constructor(name: string, version: string) {
    super(
      `${name} has no live release that the other visitors would get, so ${version} cannot be` +
        ` tried with a share of them. Promote it without --traffic.`,
    );
  }
}

/** A lock that one holder kept for too long. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';

  constructor(path: string, { pid, host, since }: { pid: number; host: string; since: string }) {
    super(
      `${path} is held by process ${pid} on ${host} since ${since}. If that is no deployment, delete the file.`,
    );
  }
}

/** An address at which no store can be. */
export class StoreAddressError extends Error {
  override readonly name = 'StoreAddressError';
}

/** A document of what is live that cannot be read, nor any before it. */
export class NothingReadableError extends Error {
  override readonly name = 'NothingReadableError';
}

/** A store that cannot be reached or used. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';

  constructor(place: string, reason: string) {
    super(`The release store ${place} cannot be used: ${reason}.`);
  }
}

/** A store in which nothing is live, so that nothing says which of its releases are needed. */
export class NothingPromotedError extends Error {
  override readonly name = 'NothingPromotedError';

  constructor(place: string) {
    super(`Nothing is live in ${place}, so nothing says which releases are needed.`);
  }
}
