import type { ApiSubset } from '../contract/release.ts';
import { documentProblems } from './document-calls.ts';
import type { LiveApi } from './live-api.ts';
import { callFindings } from './openapi/call-findings.ts';
import { callAt, callsIn, type ApiDocument, type Call } from './openapi/document.ts';
import type { Finding } from './openapi/finding.ts';
import type { Refusal } from './refusal.ts';
import { label, type Standpoint } from './standing.ts';

/** What a release relies on; the schema of release.json has seen to its outer shape. */
function expectedBy({ release: { gate } }: Standpoint): ApiDocument {
  const expects: ApiSubset = gate?.expects ?? { paths: {} };
  return expects;
}

/** @returns whether a release makes any call of the api */
export function callsApi(release: Standpoint): boolean {
  return callsIn(expectedBy(release)).length > 0;
}

interface CallFinding extends Finding {
  call: Call;
}

function findings(expected: ApiDocument, live: ApiDocument): CallFinding[] {
  return callsIn(expected).flatMap((call) => {
    const there = callAt(live, call.method, call.path);
    if (!there) {
      const { operationId } = call.operation;
      const moved = callsIn(live).find(
        ({ operation }) => operationId !== undefined && operation.operationId === operationId,
      );
      const where = moved && ` (${String(operationId)} is ${address(moved)} now)`;
      return [{ call, breaks: true, text: `there is no such call${where ?? ''}` }];
    }
    return callFindings({ document: expected, call }, { document: live, call: there }).map(
      (finding) => ({ ...finding, call }),
    );
  });
}

const address = ({ method, path }: Call): string => `${method.toUpperCase()} ${path}`;

const sentence = ({ call, text }: CallFinding): string => `${address(call)}: ${text}.`;

/** What the rule found between a release and an api. */
export interface ApiOutcome {
  refusals: Refusal[];
  /** Differences that break nothing. */
  notes: string[];
}

/** Until when an api has to stay as a release has found it. */
function untilWithoutIt({ release: { name }, standing }: Standpoint): string {
  const twice = standing === 'fallback' ? ', and once more so that its fallback is too' : '';
  return `until ${name} is released without it${twice}.`;
}

/**
 * Rule 4, between a release and the api: every call is there, takes what the release sends, and
 * answers what it reads; what fills a document is answered to everybody.
 * @param candidate which of the two is new
 */
export function apiOutcome(
  release: Standpoint,
  api: LiveApi,
  candidate: 'release' | 'api',
): ApiOutcome {
  const found = findings(expectedBy(release), api.document);
  const { name } = release.release;
  const isOfRelease = candidate === 'release';
  const refusalsOf = (problems: string[], wayOut: string): Refusal[] =>
    problems.length === 0
      ? []
      : [
          {
            rule: 'api',
            candidate: isOfRelease ? label(release) : api.place,
            other: isOfRelease ? api.place : label(release),
            problem: problems.join('\n'),
            wayOut,
          },
        ];
  return {
    notes: found
      .filter(({ breaks }) => !breaks)
      .map((finding) => `${label(release)}: ${sentence(finding)}`),
    refusals: [
      ...refusalsOf(
        found.filter(({ breaks }) => breaks).map(sentence),
        isOfRelease
          ? `Release the api that ${name} was made for first, or generate the calls of ${name} from` +
              ' the api that is live (`npm run generate`) and use those.'
          : `Keep the old form beside the new one ${untilWithoutIt(release)}`,
      ),
      ...refusalsOf(
        documentProblems(release, api.document),
        isOfRelease
          ? 'Fill it from a call that anybody may make by its address alone, or leave "data" out of' +
              ` the document in ${name}/remote.json.`
          : `Let everybody make the call by its address alone ${untilWithoutIt(release)}`,
      ),
    ],
  };
}
