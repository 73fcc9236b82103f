import ts from 'typescript';
import { reachedOperations } from './reached-operations.ts';
import { isKey, SourceNames } from './source-names.ts';

/** What a source file reaches through the object that holds all operations of shared-api. */
export interface SliceUses {
  operations: string[];
  /** What cannot be read from the source, as sentences. */
  problems: string[];
}

/** Where others have it from, and under which name. */
export const sharedApi = '@ifj/shared-api';
export const sliceName = 'operations';

/** The name, among those that are taken of shared-api, of an operation that is reached through it. */
export const reachedName = (operation: string): string => `${sliceName}.endpoints.${operation}`;

const isShared = (specifier: ts.Expression): boolean =>
  ts.isStringLiteral(specifier) && specifier.text === sharedApi;

function comesFromShared({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration) {
  return moduleSpecifier !== undefined && isShared(moduleSpecifier);
}

/** The specifier under which a file imports it. */
function importOf(file: ts.SourceFile): ts.ImportSpecifier | undefined {
  return file.statements
    .filter(ts.isImportDeclaration)
    .filter(comesFromShared)
    .flatMap(({ importClause }) =>
      importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
        ? [...importClause.namedBindings.elements]
        : [],
    )
    .find(({ name, propertyName }) => (propertyName ?? name).text === sliceName);
}

/** Exports that hand it on to files in which nobody looks for it. */
function handedOn(file: ts.SourceFile): ts.Node[] {
  return file.statements
    .filter(ts.isExportDeclaration)
    .filter(
      (statement) =>
        comesFromShared(statement) &&
        !statement.isTypeOnly &&
        (!statement.exportClause ||
          !ts.isNamedExports(statement.exportClause) ||
          statement.exportClause.elements.some(
            ({ name, propertyName }) => (propertyName ?? name).text === sliceName,
          )),
    );
}

/** Imports that take it out of the module while the page runs. */
function takenLater(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const holds = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === sliceName) || ts.forEachChild(node, holds) === true;
  const visit = (node: ts.Node, statement: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      isShared(node.arguments[0]) &&
      holds(statement)
    ) {
      found.push(node);
    }
    const around = ts.isStatement(node) ? node : statement;
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(file, file);
  return found;
}

/**
 * The operations that a source file reaches through `operations` of shared-api, whatever its name
 * there. A use that does not say which operations it reaches is a problem.
 * @param name of the file, for its language
 */
export function sliceUses(name: string, text: string): SliceUses {
  const uses: SliceUses = { operations: [], problems: [] };
  if (!text.includes(sharedApi) || !text.includes(sliceName)) return uses;
  const names = new SourceNames(name, text);
  const complain = (node: ts.Node): void => {
    uses.problems.push(
      `Which operations ${node.getText(names.file)} reaches cannot be read from the source. Use the hook of the operation, or name it where it is used, as in ${sliceName}.endpoints.viewJob, so that a release can be checked before it goes live.`,
    );
  };
  [...handedOn(names.file), ...takenLater(names.file)].forEach(complain);
  const imported = importOf(names.file);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (
      ts.isIdentifier(node) &&
      node.text === imported?.name.text &&
      !isKey(node) &&
      names.declaration(node) === imported
    ) {
      const { operations, unreadable } = reachedOperations(node, (one) => names.text(one));
      uses.operations.push(...operations);
      unreadable.forEach(complain);
    }
    ts.forEachChild(node, visit);
  };
  if (imported) visit(names.file);
  return uses;
}
