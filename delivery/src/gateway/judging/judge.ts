import type { FastifyBaseLogger } from 'fastify';
import type { DiscoveryDocument, MicroFrontend } from '../../contract/discovery.ts';
import { noCounts } from '../../contract/health.ts';
import { NoEarlierReleaseError } from '../../store/errors.ts';
import type { HealthRecord } from '../../store/health-record.ts';
import { takeBack, type Gate } from '../../store/live.ts';
import { canaryEntry, liveEntry } from '../../store/promotion.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { MisfitError, requireFit } from './fitting.ts';
import { fault, networksNeeded, type JudgingRules } from './judgement.ts';
import { Sightings } from './sightings.ts';

/** In milliseconds. */
const hour = 60 * 60 * 1_000;

/** A release that has to prove itself beside another. */
interface Candidate {
  name: string;
  version: string;
  /** The release that would take its place. */
  before: string;
  /** Percent of the visitors who get it. */
  traffic: number;
  since: Date;
  /** What is counted of the other one from then on speaks of it. */
  beforeSince: Date;
}

function canaryOf(document: DiscoveryDocument, name: string, live: MicroFrontend): Candidate[] {
  const canary = canaryEntry(document, name);
  if (!canary) return [];
  const since = new Date(canary.extras.since);
  return [
    {
      ...{ name, since, beforeSince: since },
      version: canary.metadata.version,
      before: live.metadata.version,
      traffic: canary.deployment.traffic,
    },
  ];
}

/** What was live before its predecessor was taken back has proved itself. */
function freshOf(name: string, { metadata, extras }: MicroFrontend, span: number): Candidate[] {
  const since = new Date(extras.since);
  const before = extras.earlier.at(-1);
  if (before === undefined || extras.returned || Date.now() - since.getTime() > span) return [];
  const beforeSince = new Date(since.getTime() - span);
  return [{ name, version: metadata.version, before, traffic: 100, since, beforeSince }];
}

/** @returns the releases that are judged, canaries first */
function candidatesIn(document: DiscoveryDocument, { minutes }: JudgingRules): Candidate[] {
  const lives = Object.keys(document.microFrontends).flatMap((name) => {
    const live = liveEntry(document, name);
    return live ? [{ name, live }] : [];
  });
  return [
    ...lives.flatMap(({ name, live }) => canaryOf(document, name, live)),
    ...lives.flatMap(({ name, live }) => freshOf(name, live, minutes * 60_000)),
  ];
}

/** Takes bad releases back. Every gateway has one; whichever sees a bad sum first acts. */
export class Judge {
  readonly #store: ReleaseStore;
  readonly #record: HealthRecord;
  readonly #rules: JudgingRules;
  readonly #log: FastifyBaseLogger;
  readonly #sightings = new Sightings();
  /** Releases that cannot be taken back, since nothing is left to go back to. */
  readonly #stuck = new Set<string>();
  /** Why bad releases stay for now, as far as it was told: another shell may change it. */
  readonly #told = new Map<string, string>();

  constructor(
    store: ReleaseStore,
    record: HealthRecord,
    rules: JudgingRules,
    log: FastifyBaseLogger,
  ) {
    this.#store = store;
    this.#record = record;
    this.#rules = rules;
    this.#log = log;
  }

  /** @param document what is live now */
  async look(document: DiscoveryDocument): Promise<void> {
    const candidates = candidatesIn(this.#sightings.date(document), this.#rules);
    if (candidates.length === 0) return;
    const times = candidates.map(({ beforeSince }) => beforeSince.getTime());
    await this.#record.refresh(new Date(Math.min(...times, Date.now() - hour)));
    for (const candidate of candidates) await this.#judge(candidate);
  }

  async #judge(candidate: Candidate): Promise<void> {
    const { name, version, before, since, beforeSince } = candidate;
    const release = `${name}@${version}`;
    const counts = this.#record.since(since)[release];
    if (!counts || this.#stuck.has(release)) return;
    const usual = this.#record.since(beforeSince)[`${name}@${before}`] ?? noCounts();
    const reason = fault(counts, { version: before, counts: usual }, this.#rules);
    if (reason === null || new Set(counts.networks).size < this.#networksFor(candidate)) return;
    try {
      const taken = await takeBack(this.#store, name, { version, reason, gate: this.#gate });
      if (taken) this.#log.warn({ release, reason, now: taken.to }, 'a bad release was taken back');
    } catch (error) {
      if (error instanceof MisfitError) {
        this.#stay(release, reason, error.message);
        return;
      }
      if (!(error instanceof NoEarlierReleaseError)) throw error;
      this.#stuck.add(release);
      this.#log.error({ release, reason }, 'a bad release cannot be taken back');
    }
  }

  /** From how many networks failures of a release have to come. */
  #networksFor({ name, version, before, traffic }: Candidate): number {
    const lastHour = this.#record.since(new Date(Date.now() - hour));
    const visitorsOf = (one: string) => lastHour[`${name}@${one}`]?.visitors ?? 0;
    const visitors = visitorsOf(version) + visitorsOf(before);
    return networksNeeded(this.#rules.networks, (visitors * traffic) / 100);
  }

  readonly #gate: Gate = async (document, releases) => {
    for (const release of releases) await requireFit(this.#store, document, release);
  };

  /** Says once why a bad release stays. */
  #stay(release: string, reason: string, why: string): void {
    if (this.#told.get(release) === why) return;
    this.#told.set(release, why);
    this.#log.error({ release, reason, why }, 'a bad release stays: the one before would not run');
  }
}
