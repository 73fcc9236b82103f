import { partsGlobal } from '../contract/parts-global.ts';
import { AreaLoadError } from './area-load-error.ts';
import { firstSuccess, type Attempt, type Deadlines } from './first-success.ts';
import { hasArrived } from './page-scripts.ts';
import { removeTag, runByTag, runWatched } from './script-arrival.ts';

/** How webpack's own loader of a release asks for a part of it: a dialog, a share of the shell. */
type BringPart = (
  release: string,
  url: string,
  integrity: string,
  done: (event: { type: string; target: { src: string } }) => void,
) => void;

/** Who hears of parts that do not arrive. */
interface PartsListener {
  /** Told of every try that failed, also when a later one succeeded. */
  onFailure: (error: AreaLoadError) => void;
  /** Told of every part that did not come at all. */
  onLost: (name: string, version: string) => void;
}

/**
 * Brings the parts that releases load while they run under the rules for pages: integrity, a
 * deadline, one more try.
 */
export function bringParts(deadlines: Deadlines, { onFailure, onLost }: PartsListener): void {
  const bring: BringPart = (release, url, integrity, done) => {
    const [name = '', version = ''] = release.split('@');
    const script = { url, integrity, hasRun: () => hasArrived(release, url) };
    const attempts: Attempt<void>[] = [
      () => runByTag(script),
      (life) => runWatched(script, true, life),
    ];
    const target = { src: url };
    firstSuccess(attempts, deadlines, (error) => {
      onFailure(new AreaLoadError(name, version, 'chunk', error));
    }).then(
      () => done({ type: 'load', target }),
      () => {
        removeTag(url);
        onLost(name, version);
        done({ type: 'error', target });
      },
    );
  };
  Object.assign(globalThis, { [partsGlobal]: bring });
}
