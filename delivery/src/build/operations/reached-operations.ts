import ts from 'typescript';
import { operationNamed } from './operations.ts';
import { bare } from './source-names.ts';

/** What is reached of the slice through one use of it. */
export interface ReachedOperations {
  operations: string[];
  /** Uses of which the source does not say what they reach. */
  unreadable: ts.Node[];
}

/** Where a function of `util` takes the name of an operation. */
const namedAt: Record<string, number> = {
  getRunningMutationThunk: 0,
  getRunningQueryThunk: 0,
  patchQueryData: 0,
  prefetch: 0,
  selectCachedArgsForQuery: 1,
  updateQueryData: 0,
  upsertQueryData: 0,
};

/** Functions of `util` that have to do with no operation more than with all. */
const forAll = new Set([
  'getRunningMutationsThunk',
  'getRunningQueriesThunk',
  'invalidateTags',
  'resetApiState',
  'selectInvalidatedBy',
]);

/** What reaches no operation; the endpoints that are injected are found by themselves. */
const withoutOperation = new Set(['injectEndpoints', 'reducerPath']);

type Text = (expression: ts.Expression) => string | undefined;

/** What is taken of an object: each property, with what is made of it there. */
type Taken = [key: string, use: ts.Node][];

/** The expression with what only speaks to the compiler around it. */
function whole(node: ts.Node): ts.Node {
  return ts.isExpression(node.parent) && bare(node.parent) === bare(node as ts.Expression)
    ? whole(node.parent)
    : node;
}

function keyOf(name: ts.PropertyName | ts.BindingName, text: Text): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) return name.text;
  return ts.isComputedPropertyName(name) ? text(name.expression) : undefined;
}

function takenByPattern(pattern: ts.BindingName, text: Text): Taken | undefined {
  if (!ts.isObjectBindingPattern(pattern)) return undefined;
  const taken: Taken = [];
  for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
    const key = dotDotDotToken ? undefined : keyOf(propertyName ?? name, text);
    if (key === undefined) return undefined;
    taken.push([key, name]);
  }
  return taken;
}

/** @returns `undefined` where the source does not say it */
function takenOf(use: ts.Node, text: Text): Taken | undefined {
  if (ts.isBindingElement(use.parent)) return takenByPattern(use as ts.BindingName, text);
  const object = whole(use);
  const { parent } = object;
  if (ts.isPropertyAccessExpression(parent)) return [[parent.name.text, parent]];
  if (ts.isElementAccessExpression(parent) && parent.expression === object) {
    const key = text(parent.argumentExpression);
    return key === undefined ? undefined : [[key, parent]];
  }
  return ts.isVariableDeclaration(parent) && parent.initializer === object
    ? takenByPattern(parent.name, text)
    : undefined;
}

/** The text that a function is called with. */
function textAt(use: ts.Node, position: number, text: Text): string | undefined {
  if (ts.isBindingElement(use.parent)) return undefined;
  const callee = whole(use);
  const { parent } = callee;
  if (!ts.isCallExpression(parent) || parent.expression !== callee) return undefined;
  const argument = parent.arguments[position];
  return argument && text(argument);
}

/**
 * The operations that one use of the slice reaches: `operations.endpoints.viewJob`,
 * `operations.util.updateQueryData('viewJob', …)`, `operations.usePrefetch('viewJob')`,
 * `operations.useViewJobQuery`.
 * @param use expression that stands for the slice, in a file whose nodes know their parents
 * @param text what an expression stands for, if it is a text
 */
export function reachedOperations(use: ts.Node, text: Text): ReachedOperations {
  const reached: ReachedOperations = { operations: [], unreadable: [] };
  const add = (operation: string | undefined, at: ts.Node): void => {
    if (operation === undefined) reached.unreadable.push(at);
    else reached.operations.push(operation);
  };
  const each = (of: ts.Node, take: (key: string, at: ts.Node) => void): void => {
    const taken = takenOf(of, text);
    if (!taken) reached.unreadable.push(of);
    for (const [key, at] of taken ?? []) take(key, at);
  };
  each(use, (member, at) => {
    if (member === 'endpoints') each(at, add);
    else if (member === 'usePrefetch') add(textAt(at, 0, text), at);
    else if (member === 'util') {
      each(at, (name, called) => {
        const position = namedAt[name];
        if (position !== undefined) add(textAt(called, position, text), called);
        else if (!forAll.has(name)) reached.unreadable.push(called);
      });
    } else if (!withoutOperation.has(member)) add(operationNamed(member), at);
  });
  return reached;
}
