import { resolved, type ApiDocument, type Schema } from './document.ts';
import { broken, notable, type Finding } from './finding.ts';
import { limitFindings } from './limits.ts';
import { shapesOf, type Shape } from './shapes.ts';

/** One side of a comparison: a schema, and the document that its references lead into. */
export interface Side {
  document: Pick<ApiDocument, 'components'>;
  schema: Schema;
}

/** Who sends: the caller a request, or the api an answer. */
type Way = 'request' | 'answer';

interface Comparison {
  way: Way;
  sender: Side['document'];
  receiver: Side['document'];
  /** Pairs of schemas under comparison, which count as fitting: a schema may hold itself. */
  open: { sent: Schema; taken: Schema }[];
}

const breaking = (findings: Finding[]): number => findings.filter(({ breaks }) => breaks).length;

function typeFits(sent: string | undefined, taken: string | undefined): boolean {
  return taken === undefined || sent === taken || (sent === 'integer' && taken === 'number');
}

const inWords = (shapes: Shape[]): string =>
  [...new Set(shapes.map(({ type }) => type ?? 'anything'))].join(' or ');

function wrongType(way: Way, sent: Shape, taken: Shape[], at: string): Finding {
  const type = sent.type ?? 'anything';
  if (way === 'request')
    return broken(`${at} may be sent as ${type}, and only ${inWords(taken)} is taken`);
  return type === 'null'
    ? broken(`${at} may be null, which is not expected`)
    : broken(`${at} is ${type}, and ${inWords(taken)} is expected`);
}

function valueFindings(way: Way, sent: Shape, taken: Shape, at: string): Finding[] {
  if (taken.enum === undefined) return [];
  const missing = sent.enum?.filter((value) => !taken.enum?.includes(value));
  if (missing?.length === 0) return [];
  if (way === 'answer') {
    const what = missing ? `may be ${missing.join(', ')}` : 'may be any value';
    return [notable(`${at} ${what}, which is not expected`)];
  }
  return [
    broken(
      missing
        ? `${at} may be sent as ${missing.join(', ')}, which is not taken`
        : `${at} may only be ${taken.enum.join(', ')}, and is sent as any value`,
    ),
  ];
}

const inside = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`);

const has = (properties: Record<string, Schema>, name: string): boolean =>
  Object.hasOwn(properties, name);

/** What the api demands and takes of the fields that a caller sends. */
function sentFields(comparison: Comparison, sent: Shape, taken: Shape, at: string): Finding[] {
  const { properties: ours = {}, required = [] } = sent;
  const { properties: theirs = {}, additionalProperties: others } = taken;
  const demanded = (taken.required ?? [])
    .filter((name) => !required.includes(name))
    .map((name) =>
      broken(
        `${inside(at, name)} is required, and is ${has(ours, name) ? 'not always' : 'never'} sent`,
      ),
    );
  const fields = Object.entries(ours).flatMap(([name, schema]) => {
    const place = inside(at, name);
    if (has(theirs, name)) return fits(comparison, schema, theirs[name] ?? {}, place);
    if (others === false) return [broken(`${place} is not taken`)];
    return typeof others === 'object' ? fits(comparison, schema, others, place) : [];
  });
  return [...demanded, ...fields];
}

/** Whether the fields that a caller reads are still there, and as they were. */
function readFields(comparison: Comparison, sent: Shape, taken: Shape, at: string): Finding[] {
  const { properties: theirs = {}, required = [] } = sent;
  const { properties: ours = {}, additionalProperties: others } = taken;
  const missing = (taken.required ?? [])
    .filter((name) => !required.includes(name))
    .map((name) =>
      broken(`${inside(at, name)} ${has(theirs, name) ? 'may be missing' : 'is not there'}`),
    );
  const fields = Object.entries(theirs).flatMap(([name, schema]) => {
    const place = inside(at, name);
    if (has(ours, name)) return fits(comparison, schema, ours[name] ?? {}, place);
    return typeof others === 'object' ? fits(comparison, schema, others, place) : [];
  });
  const rest =
    typeof others === 'object' && typeof sent.additionalProperties === 'object'
      ? fits(comparison, sent.additionalProperties, others, inside(at, '*'))
      : [];
  return [...missing, ...fields, ...rest];
}

function shapeFindings(comparison: Comparison, sent: Shape, taken: Shape, at: string): Finding[] {
  const { way } = comparison;
  const values = valueFindings(way, sent, taken, at);
  const limits =
    way === 'request'
      ? limitFindings(sent, taken, at)
      : sent.format !== undefined && taken.format !== undefined && sent.format !== taken.format
        ? [broken(`${at} is in the form ${sent.format}, and ${taken.format} is expected`)]
        : [];
  const fields =
    sent.type === 'object' && taken.type === 'object'
      ? (way === 'request' ? sentFields : readFields)(comparison, sent, taken, at)
      : [];
  const entries =
    sent.type === 'array' && taken.items
      ? fits(comparison, sent.items ?? {}, taken.items, `${at}[]`)
      : [];
  return [...values, ...limits, ...fields, ...entries];
}

function fits(comparison: Comparison, sent: Schema, taken: Schema, at: string): Finding[] {
  const pair = {
    sent: resolved(comparison.sender, sent),
    taken: resolved(comparison.receiver, taken),
  };
  if (comparison.open.some((one) => one.sent === pair.sent && one.taken === pair.taken)) return [];
  const deeper = { ...comparison, open: [...comparison.open, pair] };
  const accepted = shapesOf(comparison.receiver, taken);
  return shapesOf(comparison.sender, sent).flatMap((shape) => {
    const fitting = accepted.filter(({ type }) => typeFits(shape.type, type));
    if (fitting.length === 0) return [wrongType(comparison.way, shape, accepted, at)];
    const [best = []] = fitting
      .map((one) => shapeFindings(deeper, shape, one, at))
      .sort((a, b) => breaking(a) - breaking(b));
    return best;
  });
}

/**
 * Whether everything that one side may send is something that the other can take.
 * @param way of a request, every limit counts; of an answer, what is read must be there, and more
 *   fields and new values of an enumeration do no harm
 * @param at what to call the value in a finding
 * @throws BrokenDocumentError if a reference leads nowhere, or a schema is made of itself
 */
export function findingsBetween(way: Way, sender: Side, receiver: Side, at: string): Finding[] {
  return fits(
    { way, sender: sender.document, receiver: receiver.document, open: [] },
    sender.schema,
    receiver.schema,
    at,
  );
}
