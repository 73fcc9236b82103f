import { needsSession } from './openapi/call-findings.ts';
import { callAt, type ApiDocument, type Operation } from './openapi/document.ts';
import type { Standpoint } from './standing.ts';

/** What a call asks for beside its address. */
function demands({ parameters = [], ...operation }: Operation): string[] {
  return [
    ...(needsSession(operation) ? ['needs a session'] : []),
    ...parameters
      .filter(({ in: place, required }) => required && place !== 'path')
      .map(({ in: place, name }) => `requires the ${place} parameter ${name}`),
  ];
}

/**
 * The gateway fills the documents of an area for everybody, and knows of a call no more than its
 * address.
 * @returns a sentence for each document that it cannot fill so
 */
export function documentProblems({ release }: Standpoint, live: ApiDocument): string[] {
  return (release.remote?.documents ?? []).flatMap(({ path, data }) => {
    if (data === undefined) return [];
    const address = `/IFJ/api${data.replace(/:([^/]+)/g, '{$1}')}`;
    const asked = demands(callAt(live, 'get', address)?.operation ?? {});
    if (asked.length === 0) return [];
    return [`The document of ${path} is filled from GET ${address}, which ${asked.join(' and ')}.`];
  });
}
