import ts from 'typescript';
import type { Call } from './expected-calls.ts';

/** What a source file opens of the api by address, outside the endpoints of the store. */
export interface OpenedOperations {
  calls: Call[];
  /** What cannot be read from the source, as sentences. */
  problems: string[];
}

/** What the generated functions of shared-api and of areas call. */
const builder = 'operationAddress';

const byHand = /\/IFJ\/api\/|^`\$\{apiAddress\}\//;

/** A cheap sign that a file is worth reading. */
const sign = /operationAddress|apiAddress|\/IFJ\/api\//;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `/files/{}`, with `{}` for each value. */
function pathOf(address: ts.Node | undefined): string | undefined {
  if (!address || !isText(address)) return undefined;
  const path = ts.isTemplateExpression(address)
    ? [address.head.text, ...address.templateSpans.map(({ literal }) => literal.text)].join('{}')
    : address.text;
  return path.startsWith('/') ? path : undefined;
}

/**
 * The operations whose addresses a source file makes, by the functions that are generated for
 * them. An address that is written out is a problem: nobody would know which operation it is.
 * @param name of the file, for its language
 */
export function openedOperations(name: string, text: string): OpenedOperations {
  const found: OpenedOperations = { calls: [], problems: [] };
  if (!sign.test(text)) return found;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const builders = new Set([builder]);
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && node.propertyName?.text === builder) {
      builders.add(node.name.text);
    } else if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      builders.has(node.expression.text)
    ) {
      const path = pathOf(node.arguments[0]);
      if (path !== undefined) found.calls.push({ method: 'GET', path });
      else {
        found.problems.push(
          `The address of ${node.getText(file)} cannot be read from the source. Write its path out, so that a release can be checked before it goes live.`,
        );
      }
    } else if (isText(node) && byHand.test(node.getText(file))) {
      found.problems.push(
        `The api's address ${node.getText(file)} is written by hand. Name its operation among the addresses of api-operations.json, and use the function that is generated for it.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
