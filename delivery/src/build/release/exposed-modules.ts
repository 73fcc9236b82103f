import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Compilation, Module } from 'webpack';
import type { GateFacts } from '../../contract/release.ts';

/** Kinds of expressions whose value React cannot draw as a component. */
const values = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.JsxElement,
  ts.SyntaxKind.JsxSelfClosingElement,
  ts.SyntaxKind.JsxFragment,
]);

function written(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
    ? written(expression.expression)
    : expression;
}

/**
 * Whether the default export of a page may be a component. What it is in the end only running it
 * would tell; a text, a number, an element or an object is none.
 * @param name of the file, for its language
 */
export function mayBeComponent(name: string, text: string): boolean {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const exported = file.statements.find(ts.isExportAssignment);
  if (!exported) return true;
  const value = written(exported.expression);
  if (!ts.isIdentifier(value)) return !values.has(value.kind);
  const constant = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => ts.isIdentifier(one.name) && one.name.text === value.text);
  return !constant?.initializer || !values.has(written(constant.initializer).kind);
}

function describe(compilation: Compilation, page: Module): GateFacts['modules'][string] {
  const names = compilation.moduleGraph.getProvidedExports(page);
  const file = page.nameForCondition();
  return {
    exports: Array.isArray(names) ? [...names].sort() : [],
    isComponent: file === null || mayBeComponent(file, readFileSync(file, 'utf8')),
  };
}

/** @returns the modules that the container of an area exposes, by the names under which it does */
export function exposedModules(compilation: Compilation): Map<string, Module> {
  const { moduleGraph } = compilation;
  const exposed = new Map<string, Module>();
  for (const { dependencies } of compilation.entries.values()) {
    const container = dependencies[0] && moduleGraph.getModule(dependencies[0]);
    for (const block of container?.blocks ?? []) {
      for (const dependency of block.dependencies) {
        const page = moduleGraph.getModule(dependency);
        const { exposedName } = dependency as typeof dependency & { exposedName: string };
        if (page) exposed.set(exposedName, page);
      }
    }
  }
  return exposed;
}

/** What each exposed module of an area exports. */
export function describeModules(compilation: Compilation): GateFacts['modules'] {
  return Object.fromEntries(
    [...exposedModules(compilation)].map(([name, page]) => [name, describe(compilation, page)]),
  );
}
