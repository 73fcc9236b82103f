import ts from 'typescript';

/** An expression without what only speaks to the compiler. */
export function bare(expression: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
  ) {
    return bare(expression.expression);
  }
  return expression;
}

/** Whether a name is that of a property, which stands for nothing in its scope. */
export function isKey(name: ts.Identifier): boolean {
  const { parent } = name;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    ts.isJsxAttribute(parent)
  );
}

/** One source file, in which every name stands for what its scope says. */
export class SourceNames {
  readonly file: ts.SourceFile;
  #checker: ts.TypeChecker | undefined;

  /** @param name of the file, for its language */
  constructor(name: string, text: string) {
    this.file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  }

  /** Where a name is declared; `undefined` where this file does not say, or says it several times. */
  declaration(name: ts.Identifier): ts.Declaration | undefined {
    this.#checker ??= checkerOf(this.file);
    const symbol = this.#checker.resolveName(name.text, name, ts.SymbolFlags.Value, false);
    const [declaration, ...others] = symbol?.declarations ?? [];
    return others.length === 0 ? declaration : undefined;
  }

  /** A value as written, or what a constant or a function stands for. */
  value(expression: ts.Expression): ts.Expression | ts.FunctionDeclaration {
    const value = bare(expression);
    if (!ts.isIdentifier(value)) return value;
    const declared = this.declaration(value);
    if (declared === undefined) return value;
    if (ts.isFunctionDeclaration(declared)) return declared;
    return ts.isVariableDeclaration(declared) &&
      ts.isIdentifier(declared.name) &&
      ts.isVariableDeclarationList(declared.parent) &&
      (declared.parent.flags & ts.NodeFlags.Const) !== 0 &&
      declared.initializer
      ? this.value(declared.initializer)
      : value;
  }

  text(expression: ts.Expression): string | undefined {
    const value = this.value(expression);
    return ts.isStringLiteralLike(value) ? value.text : undefined;
  }
}

/** Knows the file alone: what others declare does not matter here. */
function checkerOf(file: ts.SourceFile): ts.TypeChecker {
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === file.fileName ? file : undefined),
    fileExists: (name) => name === file.fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const options: ts.CompilerOptions = { noLib: true, noResolve: true, allowJs: true, types: [] };
  return ts.createProgram([file.fileName], options, host).getTypeChecker();
}
