import { networkSlots, type ReleaseCounts } from '../../contract/health.ts';
import { chanceOfSoMany, type Share } from './fisher-test.ts';

/** When a release is taken back; `docs/decisions` tells why so. */
export interface JudgingRules {
  /** Fewer visitors than this say nothing. */
  visitors: number;
  /** Failures from fewer networks than this say nothing; see `networksNeeded`. */
  networks: number;
  /** It must fail for more visitors than its predecessor, by so many of a hundred. */
  points: number;
  /** For so many minutes after it was promoted, a release is fresh. */
  minutes: number;
}

/** A good release is taken for a bad one with this chance, each time that it is looked at. */
const chanceOfError = 0.0005;

/** What is believed of a release of which nothing is known: hardly anything is without failures. */
const belief: Share = { hits: 1, of: 50 };

/** One network has only so much to say, at all gateways together. */
function shareOf({ failing, visitors, networks }: ReleaseCounts): Share {
  const hits = networks.length;
  return { hits, of: visitors - (failing - hits) };
}

const percent = ({ hits, of }: Share): number => (100 * hits) / Math.max(of, 1);

/** A release that fails for every second visitor gets failures from so many of an hour's in 15 s. */
const hourlyForOne = 480;

/**
 * @param least `networks` of the rules
 * @param hourly visitors that a release has in an hour
 * @returns from how many networks failures have to come, so that it takes more to outcry more visitors
 */
export function networksNeeded(least: number, hourly: number): number {
  // Networks share their slots; of more than so many, too few would be told apart.
  return Math.max(least, Math.min(Math.ceil(hourly / hourlyForOne), networkSlots / 4));
}

/**
 * @param release what was counted of a canary or a fresh release
 * @param before what was counted of the one in whose place it stands, and its version
 * @returns why it has to go; `null` if nothing speaks against it
 */
export function fault(
  release: ReleaseCounts,
  before: { version: string; counts: ReleaseCounts },
  rules: JudgingRules,
): string | null {
  if (new Set(release.networks).size < rules.networks) return null;
  const share = shareOf(release);
  if (share.of < rules.visitors) return null;
  const known = shareOf(before.counts);
  const usual = { hits: known.hits + belief.hits, of: known.of + belief.of };
  if (percent(share) - percent(usual) < rules.points) return null;
  if (chanceOfSoMany(share, usual) > chanceOfError) return null;
  const kinds = Object.entries(release.failures)
    .sort(([, a], [, b]) => b - a)
    .map(([kind]) => kind);
  return (
    `${share.hits} of ${share.of} visitors met a failure (${kinds.join(', ')}),` +
    ` with ${before.version} ${known.hits} of ${known.of}`
  );
}
