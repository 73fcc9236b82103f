const name = 'ifj-renewed-for';

/** A gateway that does not answer within so many milliseconds cannot be counted on for a page. */
const patience = 2_000;

/** After a try that came to nothing, steps go on for so long without another (milliseconds). */
const pause = 60_000;

let triedAt = -Infinity;

/** Whether the gateway answers: a reload without one would lose what is there. */
async function isReachable(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    return (await fetch('/gateway/discovery', { cache: 'no-store', signal: limit.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the document anew, once for each release of the shell in this tab.
 *
 * @param shell the release that is live
 * @param isBusy asked at the last moment: whether something would be lost
 * @returns only if that is not done: it was done before, the gateway is away, or somebody is busy
 */
export async function renewDocument(
  shell: string,
  isBusy: () => boolean,
  reload = (): void => location.reload(),
): Promise<void> {
  try {
    if (sessionStorage.getItem(name) === shell || Date.now() - triedAt < pause) return;
    triedAt = Date.now();
    if (!(await isReachable())) return;
    if (isBusy()) {
      triedAt = -Infinity;
      return;
    }
    sessionStorage.setItem(name, shell);
  } catch {
    // Without a memory of it, one reload might follow another.
    return;
  }
  reload();
  await new Promise(() => undefined);
}
