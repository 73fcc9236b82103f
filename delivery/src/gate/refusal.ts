/** The rules of the gate, in the order in which they are told. */
export const rules = ['files', 'shares', 'names', 'api', 'modules', 'size'] as const;

export type Rule = (typeof rules)[number];

/** Why something may not go live. */
export interface Refusal {
  rule: Rule;
  /** What may not go live: `<name>@<version>`, or the api's document. */
  candidate: string;
  /** What it does not go together with; `null` if it is wrong by itself. */
  other: string | null;
  /** What is wrong, in whole sentences. */
  problem: string;
  /** What can be done about it, in whole sentences. */
  wayOut: string;
}

/** How two names are released that need each other. */
export const bothTogether = (a: string, b: string): string =>
  `\`deploy ${a} ${b}\` makes both live together, \`promote ${a}@<version> ${b}@<version>\` what is` +
  ' published already';

const meanings: Record<Rule, string> = {
  files: 'every file is there and as it was built',
  shares: 'every shared library is provided as it is needed',
  names: 'no path, menu entry, endpoint or slice belongs to two',
  api: 'every call of the api is answered as it is expected',
  modules: 'every page is a module as the shell loads it',
  size: 'no page is larger than its budget',
};

function inWords({ rule, candidate, other, problem, wayOut }: Refusal): string {
  const both = other === null ? candidate : `${candidate} against ${other}`;
  return [
    `Rule ${rules.indexOf(rule) + 1}, ${rule} (${meanings[rule]}): ${both}`,
    `  ${problem.replaceAll('\n', '\n  ')}`,
    `  Way out: ${wayOut}`,
  ].join('\n');
}

/** Releases or an api that may not go live; the message names every rule, both sides and the way out. */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    const sorted = [...refusals].sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule));
    const names = [...new Set(sorted.map(({ candidate }) => candidate))].join(', ');
    super(
      [`${names} may not go live. What is live is as it was.`, ...sorted.map(inWords)].join('\n\n'),
    );
    this.refusals = sorted;
  }
}
