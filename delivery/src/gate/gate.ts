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
import { addressRefusals, nameRefusals } from './rule-names.ts';
import { shareRefusals, singletonRefusals } from './rule-shares.ts';
import { sizeRefusals } from './rule-size.ts';
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

const isShell = ({ release }: Standpoint): boolean => release.name === shellName;

/** Rules 2 and 3 between two releases that one visitor may get together. */
function pairRefusals(candidate: Standpoint, other: Standpoint): Refusal[] {
  if (candidate.release.name === other.release.name) return [];
  const names = nameRefusals(candidate, other);
  if (isShell(candidate)) return [...shareRefusals(candidate, other), ...names];
  if (isShell(other)) return [...shareRefusals(other, candidate), ...names];
  return names;
}

/** Holds releases against everything live, and the api against every release. */
export class ReleaseGate {
  readonly #store: ReleaseStore;
  readonly #findApi: () => Promise<LiveApi>;
  /** A release never changes: what was read or found once holds when a race is run again. */
  readonly #releases = new Map<string, Promise<Release | null>>();
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
    const beside = await this.#standpoints(standingsBeside(document, candidates, asCanary));
    const others = beside.filter(({ standing }) => standing !== 'fallback');
    const fallbacks = beside.filter(({ standing }) => standing === 'fallback');
    const ours = candidates.map((release): Standpoint => ({ release, standing: 'candidate' }));
    const alone = await Promise.all(candidates.map((release) => this.#judgeAlone(release)));
    const pairs = ours.flatMap((candidate, index) =>
      [...ours.slice(index + 1), ...others].flatMap((other) => pairRefusals(candidate, other)),
    );
    const api = await Promise.all(ours.map((candidate) => this.#judgeCalls(candidate)));
    const spare = ours
      .filter(isShell)
      .flatMap((shell) => fallbacks.flatMap((area) => shareRefusals(shell, area)));
    return {
      refusals: [...alone.flat(), ...pairs, ...api.flatMap(({ refusals }) => refusals)],
      notes: [
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

  /** Holds an api that is about to be released against every release that visitors can get. */
  async judgeApi(document: DiscoveryDocument | null, api: LiveApi): Promise<Verdict> {
    const releases = await this.#standpoints(standingsIn(document));
    const outcomes = releases.map((release) => apiOutcome(release, api, 'api'));
    return {
      refusals: outcomes.flatMap(({ refusals }) => refusals),
      notes: outcomes.flatMap(({ notes }) => notes),
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

  /** A release that the store no longer has cannot be given to anybody either. */
  async #standpoints(named: NamedStanding[]): Promise<Standpoint[]> {
    const found = await Promise.all(
      named.map(async ({ name, version, standing }) => {
        const release = await this.#once(this.#releases, { name, version }, () =>
          this.#store.release(name, version).catch((error: unknown) => {
            if (error instanceof ReleaseNotFoundError) return null;
            throw error;
          }),
        );
        return release && { release, standing };
      }),
    );
    return found.filter((one) => one !== null);
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
