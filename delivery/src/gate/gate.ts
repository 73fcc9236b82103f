import { shellName, type DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { ContractError } from '../contract/validate.ts';
import { BrokenReleaseError, ReleaseNotFoundError } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ApiUnknownError, type LiveApi } from './live-api.ts';
import { GateError, type Refusal } from './refusal.ts';
import { apiOutcome, callsApi } from './rule-api.ts';
import { fileRefusals } from './rule-files.ts';
import { moduleRefusals } from './rule-modules.ts';
import { addressRefusals } from './rule-names.ts';
import { shareRefusals, singletonRefusals } from './rule-shares.ts';
import { sizeRefusals } from './rule-size.ts';
import { isShell, pairRefusals } from './rules-between.ts';
import {
  label,
  standingsBeside,
  standingsIn,
  type NamedStanding,
  type Standpoint,
} from './standing.ts';

/** What the gate found. */
export interface Verdict {
  /** Empty: the candidates may go live. */
  refusals: Refusal[];
  /** What breaks nothing and is worth knowing. */
  notes: string[];
  /** What the candidates were held against. */
  against: string[];
}

/** A release that visitors are meant to get, and that cannot be read: they get its fallback. */
interface Unreadable {
  named: NamedStanding;
  refusal: Refusal;
}

const labelOf = ({ named, refusal }: Unreadable): string =>
  `${refusal.candidate} (${named.standing})`;

/** What is worth knowing about a release that nothing could be held against. */
function passedOver(unreadable: Unreadable): string {
  const { problem } = unreadable.refusal;
  return `Nothing was held against ${labelOf(unreadable)}, which nobody gets: ${problem}`;
}

/** Whether a release runs in a shell that cannot be read is not known. */
function besideDamage({ name, version }: Release, shell: Unreadable): Refusal {
  return {
    ...{ rule: 'files', candidate: `${name}@${version}`, other: labelOf(shell) },
    problem: shell.refusal.problem,
    wayOut: 'Roll the shell back, or promote another release of it; then try again.',
  };
}

/** Holds releases against everything live, and the api against every release. */
export class ReleaseGate {
  readonly #store: ReleaseStore;
  readonly #findApi: () => Promise<LiveApi>;
  /** A release never changes: what was read or found once holds when a race is run again. */
  readonly #releases = new Map<string, Promise<Release | Refusal>>();
  readonly #alone = new Map<string, Promise<Refusal[]>>();
  #api: Promise<LiveApi> | undefined;

  /** @param findApi called at most once, and only if a candidate calls the api */
  constructor(store: ReleaseStore, findApi: () => Promise<LiveApi>) {
    this.#store = store;
    this.#findApi = findApi;
  }

  /**
   * Holds candidates against what visitors would get beside them.
   * @param document what is live
   * @param candidates releases that are to go live together, at most one of each name
   * @param asCanary whether they go to a share of the visitors, beside what is live
   */
  async judge(
    document: DiscoveryDocument | null,
    candidates: Release[],
    asCanary = false,
  ): Promise<Verdict> {
    const { standpoints: beside, unreadable } = await this.#read(
      standingsBeside(document, candidates, asCanary),
    );
    const others = beside.filter(({ standing }) => standing !== 'fallback');
    const fallbacks = beside.filter(({ standing }) => standing === 'fallback');
    const ours = candidates.map((release): Standpoint => ({ release, standing: 'candidate' }));
    const alone = await Promise.all(candidates.map((release) => this.#judgeAlone(release)));
    const withoutShell = unreadable
      .filter(({ named }) => named.name === shellName && named.standing !== 'fallback')
      .flatMap((shell) => candidates.map((candidate) => besideDamage(candidate, shell)));
    const pairs = ours.flatMap((candidate, index) =>
      [...ours.slice(index + 1), ...others].flatMap((other) => pairRefusals(candidate, other)),
    );
    const api = await Promise.all(ours.map((candidate) => this.#judgeCalls(candidate)));
    const spare = ours
      .filter(isShell)
      .flatMap((shell) => fallbacks.flatMap((area) => shareRefusals(shell, area)));
    return {
      refusals: [
        ...alone.flat(),
        ...withoutShell,
        ...pairs,
        ...api.flatMap(({ refusals }) => refusals),
      ],
      notes: [
        ...unreadable.map(passedOver),
        ...api.flatMap(({ notes }) => notes),
        ...spare.map(({ other, problem }) => `${other ?? ''} would not run: ${problem}`),
      ],
      against: [
        ...others.map(label),
        ...(ours.some(callsApi) && this.#api ? await this.#placeOfApi() : []),
      ],
    };
  }

  /**
   * Asked before every swap of the discovery document.
   * @returns what is worth knowing about releases that may go live
   * @throws GateError if they may not
   */
  async pass(
    document: DiscoveryDocument | null,
    candidates: Release[],
    asCanary = false,
  ): Promise<string[]> {
    const { refusals, notes } = await this.judge(document, candidates, asCanary);
    if (refusals.length > 0) throw new GateError(refusals);
    return notes;
  }

  /**
   * Holds an api that is about to be released against every release that visitors can get.
   * @param options whether also against what only stands in for another release
   */
  async judgeApi(
    document: DiscoveryDocument | null,
    api: LiveApi,
    { withFallbacks = true } = {},
  ): Promise<Verdict> {
    const { standpoints: releases, unreadable } = await this.#read(
      standingsIn(document).filter(({ standing }) => withFallbacks || standing !== 'fallback'),
    );
    const outcomes = releases.map((release) => apiOutcome(release, api, 'api'));
    return {
      refusals: outcomes.flatMap(({ refusals }) => refusals),
      notes: [...unreadable.map(passedOver), ...outcomes.flatMap(({ notes }) => notes)],
      against: releases.map(label),
    };
  }

  /** What a release says about itself in the store. @returns the reason, where it cannot be read */
  async read(name: string, version: string): Promise<Release | Refusal> {
    try {
      const release = await this.#store.release(name, version);
      if (release.name === name && release.version === version) return release;
      return this.#unreadable(name, version, [
        `release.json says ${release.name}@${release.version}.`,
      ]);
    } catch (error) {
      if (error instanceof ContractError) return this.#unreadable(name, version, error.problems);
      if (error instanceof BrokenReleaseError) {
        return this.#unreadable(name, version, [error.message]);
      }
      throw error;
    }
  }

  #unreadable(name: string, version: string, problems: string[]): Refusal {
    return {
      rule: 'files',
      candidate: `${name}@${version}`,
      other: null,
      problem: problems.join('\n'),
      wayOut: 'Correct what it says (remote.json in the package), build, and publish it anew.',
    };
  }

  #judgeAlone(release: Release): Promise<Refusal[]> {
    return this.#once(this.#alone, release, async () => [
      ...(await fileRefusals(this.#store, release)),
      ...singletonRefusals(release),
      ...addressRefusals(release),
      ...moduleRefusals(release),
      ...(await sizeRefusals(this.#store, release)),
    ]);
  }

  async #judgeCalls(candidate: Standpoint): Promise<ReturnType<typeof apiOutcome>> {
    if (!callsApi(candidate)) return { refusals: [], notes: [] };
    try {
      this.#api ??= this.#findApi();
      return apiOutcome(candidate, await this.#api, 'release');
    } catch (error) {
      if (!(error instanceof ApiUnknownError)) throw error;
      const refusal: Refusal = {
        rule: 'api',
        candidate: label(candidate),
        other: 'the live api',
        problem: error.message,
        wayOut: error.wayOut,
      };
      return { refusals: [refusal], notes: [] };
    }
  }

  async #placeOfApi(): Promise<string[]> {
    return (this.#api?.then(({ place }) => [place]) ?? Promise.resolve([])).catch(() => []);
  }

  /**
   * Reads what candidates are held against. What the store no longer has, or has damaged, gateways
   * give to nobody either; people are told of it.
   */
  async #read(
    named: NamedStanding[],
  ): Promise<{ standpoints: Standpoint[]; unreadable: Unreadable[] }> {
    const standpoints: Standpoint[] = [];
    const unreadable: Unreadable[] = [];
    const all = await Promise.all(named.map((one) => this.#readOnce(one)));
    for (const [at, one] of named.entries()) {
      const found = all[at];
      if (!found) continue;
      if ('rule' in found) unreadable.push({ named: one, refusal: found });
      else standpoints.push({ release: found, standing: one.standing });
    }
    return { standpoints, unreadable };
  }

  #readOnce({ name, version }: NamedStanding): Promise<Release | Refusal> {
    return this.#once(this.#releases, { name, version }, () =>
      this.read(name, version).catch((error: unknown) => {
        if (!(error instanceof ReleaseNotFoundError)) throw error;
        return this.#unreadable(name, version, [error.message]);
      }),
    );
  }

  #once<T>(
    known: Map<string, Promise<T>>,
    { name, version }: { name: string; version: string },
    find: () => Promise<T>,
  ): Promise<T> {
    const key = `${name}@${version}`;
    const result = known.get(key) ?? find();
    known.set(key, result);
    return result;
  }
}
