import {
  BrokenDocumentError,
  type ApiDocument,
  type Call,
  type Operation,
  type Parameter,
  type Schema,
} from './document.ts';
import { broken, type Finding } from './finding.ts';
import { findingsBetween } from './fitting.ts';

/** One call as a document describes it. */
export interface DescribedCall {
  document: Pick<ApiDocument, 'components'>;
  call: Call;
}

/** @returns whether a call is answered to nobody without a session */
export const needsSession = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);

/** A parameter of the path is told by its place, every other by its name. */
function parameterKey({ path }: Call, { name, in: place }: Parameter): string {
  if (place !== 'path') return `${place} ${name.toLowerCase()}`;
  const places = [...path.matchAll(/\{([^}]*)\}/g)].map(([, named]) => named);
  return `path ${places.indexOf(name)}`;
}

function parametersOf({ call }: DescribedCall): Map<string, Parameter> {
  return new Map((call.operation.parameters ?? []).map((one) => [parameterKey(call, one), one]));
}

function parameterFindings(expected: DescribedCall, live: DescribedCall): Finding[] {
  const sent = parametersOf(expected);
  const taken = parametersOf(live);
  const demanded = [...taken].flatMap(([key, { name, in: place, required }]) =>
    required && place !== 'path' && !sent.get(key)?.required
      ? [broken(`the ${place} parameter ${name} is required, and is not always sent`)]
      : [],
  );
  const fields = [...sent].flatMap(([key, { name, in: place, schema = {} }]) => {
    const other = taken.get(key);
    if (other) {
      return findingsBetween(
        'request',
        { document: expected.document, schema },
        { document: live.document, schema: other.schema ?? {} },
        `the ${place} parameter ${name}`,
      );
    }
    return place === 'path' ? [] : [broken(`the ${place} parameter ${name} is not taken`)];
  });
  return [...demanded, ...fields];
}

function bodyFindings(expected: DescribedCall, live: DescribedCall): Finding[] {
  const sent = expected.call.operation.requestBody;
  const taken = live.call.operation.requestBody;
  if (!sent) return taken?.required ? [broken('a body is required, and none is sent')] : [];
  if (!taken) return [broken('a body is sent, and none is taken')];
  const demanded =
    taken.required && !sent.required
      ? [broken('the body is required, and is not always sent')]
      : [];
  const kinds = Object.entries(sent.content ?? {}).flatMap(([kind, { schema = {} }]) => {
    const other = taken.content?.[kind];
    if (!other) return [broken(`a body of ${kind} is not taken`)];
    return findingsBetween(
      'request',
      { document: expected.document, schema },
      { document: live.document, schema: other.schema ?? {} },
      'body',
    );
  });
  return [...demanded, ...kinds];
}

const isSuccess = (status: string): boolean => status.startsWith('2');

function answerFindings(expected: DescribedCall, live: DescribedCall): Finding[] {
  const read = expected.call.operation.responses ?? {};
  const given = live.call.operation.responses ?? {};
  const known = Object.entries(read).flatMap(([status, { content = {} }]) => {
    const other = given[status];
    if (!other) return isSuccess(status) ? [broken(`the answer ${status} is not there`)] : [];
    return Object.entries(content).flatMap(([kind, { schema = {} }]) => {
      const now: { schema?: Schema } | undefined = other.content?.[kind];
      if (!now) return [broken(`the answer ${status} is not ${kind}`)];
      return findingsBetween(
        'answer',
        { document: live.document, schema: now.schema ?? {} },
        { document: expected.document, schema },
        `answer ${status}`,
      );
    });
  });
  const unknown = Object.keys(given)
    .filter((status) => isSuccess(status) && !Object.hasOwn(read, status))
    .map((status) => broken(`the answer may be ${status}, which is not expected`));
  return [...known, ...unknown];
}

/**
 * What went another way between a call as it is expected and as the api has it. What cannot be
 * compared, since a reference leads nowhere or a schema is made of itself, nobody can rely on.
 * @param expected without `responses`, only the address is known, and that is there
 */
export function callFindings(expected: DescribedCall, live: DescribedCall): Finding[] {
  try {
    return differencesBetween(expected, live);
  } catch (error) {
    if (!(error instanceof BrokenDocumentError)) throw error;
    return [broken(error.message)];
  }
}

function differencesBetween(expected: DescribedCall, live: DescribedCall): Finding[] {
  const { operation } = expected.call;
  if (!operation.responses) return [];
  return [
    ...(needsSession(live.call.operation) && !needsSession(operation)
      ? [broken('a session is required, which is not expected')]
      : []),
    ...parameterFindings(expected, live),
    ...bodyFindings(expected, live),
    ...answerFindings(expected, live),
  ];
}
