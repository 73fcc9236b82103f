import { setTimeout as wait } from 'node:timers/promises';
import { noCounts } from '../contract/health.ts';
import type { DiscoveryDocument } from '../contract/discovery.ts';
import { StoreAwayError } from '../store/errors.ts';
import { HealthRecord } from '../store/health-record.ts';
import { canaryEntry, liveEntry } from '../store/promotion.ts';
import type { Command, Context, Outcome } from './command.ts';
import { figures, type LiveRelease } from './live-figures.ts';
import { table } from './table.ts';

/** Figures are of so many minutes. */
const span = 10;

/** Between two looks, in milliseconds. */
const pause = 2_000;

function liveIn(document: DiscoveryDocument | null) {
  const names = Object.keys(document?.microFrontends ?? {}).sort();
  return names.flatMap((name) => {
    const entry = liveEntry(document, name);
    if (!entry) return [];
    const { since, earlier, withdrawn, fallback, commit } = entry.extras;
    const { version } = entry.metadata;
    const canary = canaryEntry(document, name);
    const tried = canary && {
      version: canary.metadata.version,
      traffic: canary.deployment.traffic,
      since: canary.extras.since,
    };
    const live = { name, version, since, fallback: fallback?.version ?? null };
    return [{ ...live, canary: tried, earlier, withdrawn, commit }];
  });
}

type Live = ReturnType<typeof liveIn>;

function releasesIn(live: Live, record: HealthRecord, from: Date): LiveRelease[] {
  const counted = record.since(from);
  return live.flatMap(({ name, version, canary }) => {
    const tried = canary ? [{ name, version: canary.version, traffic: canary.traffic }] : [];
    const rest = { name, version, traffic: 100 - (canary?.traffic ?? 0) };
    return [rest, ...tried].map((one) => ({
      ...one,
      health: counted[`${one.name}@${one.version}`] ?? noCounts(),
    }));
  });
}

function linesOf(place: string, document: DiscoveryDocument | null, live: Live): string[] {
  if (!document) return [`Nothing is live yet, in ${place}`];
  return [
    `Revision ${document.revision} of ${document.changedAt}, in ${place}`,
    '',
    ...table(
      ['name', 'live', 'since', 'falls back to', 'taken back'],
      live.flatMap(({ name, version, since, fallback, withdrawn, canary }) => [
        [name, version, since, fallback ?? '-', withdrawn.join(' ') || '-'],
        ...(canary
          ? [[name, `${canary.version} (${canary.traffic} %)`, canary.since, version, '-']]
          : []),
      ]),
    ),
  ];
}

async function look({ store }: Context, record: HealthRecord): Promise<Outcome> {
  const damage: string[] = [];
  const document = await store.discovery(({ message }) => damage.push(message));
  const from = new Date(Date.now() - span * 60_000);
  await record.refresh(from);
  const live = liveIn(document);
  const releases = releasesIn(live, record, from);
  const isCounted = releases.some(({ health }) => health.pages + health.visitors > 0);
  return {
    lines: [
      ...damage,
      ...linesOf(store.place, document, live),
      ...(isCounted ? ['', `The last ${span} minutes:`, '', ...figures(releases)] : []),
    ],
    result: { place: store.place, revision: document?.revision ?? 0, live, releases, damage },
  };
}

/** What a store said last, under word of why it says nothing now. */
function since(last: Outcome, { message }: StoreAwayError): Outcome {
  return {
    lines: [message, 'It is asked again and again. What it said last:', '', ...last.lines],
    result: { ...last.result, away: message },
  };
}

export const status: Command = {
  usage: '[--watch]',
  about: 'Says what is live and how it does; again and again with --watch.',
  async run(context, _names, { watch }) {
    const record = new HealthRecord(context.store.health);
    const { signal } = context;
    let last = await look(context, record);
    let now = last;
    while (watch && !signal?.aborted) {
      context.show(now);
      await wait(pause, undefined, { signal }).catch(() => undefined);
      try {
        now = last = await look(context, record);
      } catch (error) {
        if (!(error instanceof StoreAwayError)) throw error;
        now = since(last, error);
      }
    }
    return now;
  },
};
