import ts from 'typescript';

/** An RTK Query endpoint as the source has it. */
export interface ClaimedEndpoint {
  name: string;
  /** Calls that it makes: `GET`, and a path below the api's prefix with `{}` for each value. */
  calls: { method: string; path: string }[];
}

/** What a source file takes for itself in the one store and its one slice. */
export interface StoreClaims {
  endpoints: ClaimedEndpoint[];
  /** Names of Redux slices, and of the keys under which they stand. */
  slices: string[];
  /** What cannot be read from the source, as sentences. */
  problems: string[];
}

/** A cheap sign that a file is worth reading. */
const sign = /injectEndpoints|createSlice|createApi/;

function bare(expression: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return bare(expression.expression);
  }
  return expression;
}

/** Reads one file. */
class ClaimReader {
  readonly claims: StoreClaims = { endpoints: [], slices: [], problems: [] };
  readonly #file: ts.SourceFile;
  /** Name in this file -> what it stands for. */
  readonly #values = new Map<string, ts.Expression | ts.FunctionDeclaration>();
  /** Name in this file -> name in the module that it is imported from. */
  readonly #imported = new Map<string, string>();

  constructor(file: ts.SourceFile) {
    this.#file = file;
    this.#collect(file);
    this.#visit(file);
  }

  #collect(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      this.#values.set(node.name.text, node.initializer);
    } else if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.name)) {
      this.#imported.set(node.name.text, node.propertyName.getText(this.#file));
    } else if (ts.isFunctionDeclaration(node) && node.name) {
      this.#values.set(node.name.text, node);
    } else if (ts.isImportSpecifier(node) && node.propertyName) {
      this.#imported.set(node.name.text, node.propertyName.text);
    }
    ts.forEachChild(node, (child) => this.#collect(child));
  }

  #visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const name = this.#calledName(node.expression);
      const [options] = node.arguments;
      if (name === 'injectEndpoints') this.#readEndpoints(options);
      if (name === 'createApi') {
        this.#readEndpoints(options);
        this.#readSlice(options, ['reducerPath'], 'createApi');
      }
      if (name === 'createSlice') this.#readSlice(options, ['name', 'reducerPath'], name);
    }
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  #calledName(callee: ts.Expression): string | undefined {
    if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
    if (ts.isElementAccessExpression(callee)) return this.#text(callee.argumentExpression);
    if (ts.isIdentifier(callee)) return this.#imported.get(callee.text) ?? callee.text;
    return undefined;
  }

  /** A value as written, or as the name stands for it. */
  #value(expression: ts.Expression): ts.Expression | ts.FunctionDeclaration {
    const value = bare(expression);
    const named = ts.isIdentifier(value) ? this.#values.get(value.text) : undefined;
    if (named === undefined) return value;
    return ts.isFunctionDeclaration(named) ? named : bare(named);
  }

  #text(expression: ts.Expression): string | undefined {
    const value = this.#value(expression);
    return ts.isStringLiteralLike(value) ? value.text : undefined;
  }

  #object(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
    const value = expression && this.#value(expression);
    return value && ts.isObjectLiteralExpression(value) ? value : undefined;
  }

  #property(
    object: ts.ObjectLiteralExpression | undefined,
    name: string,
  ): ts.Expression | ts.MethodDeclaration | undefined {
    const property = object?.properties.find((one) => one.name && this.#nameOf(one.name) === name);
    if (!property) return undefined;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
    return ts.isMethodDeclaration(property) ? property : undefined;
  }

  #nameOf(name: ts.PropertyName): string | undefined {
    if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) return name.text;
    return ts.isComputedPropertyName(name) ? this.#text(name.expression) : undefined;
  }

  #unreadable(what: string): void {
    this.claims.problems.push(
      `${what} cannot be read from the source. Write it out where it is used, so that a release can be checked before it goes live.`,
    );
  }

  #readSlice(options: ts.Expression | undefined, keys: string[], call: string): void {
    const object = this.#object(options);
    const [first = ''] = keys;
    for (const key of keys) {
      const value = this.#property(object, key);
      if (value === undefined && key !== first) continue;
      const text = value && !ts.isMethodDeclaration(value) ? this.#text(value) : undefined;
      if (text === undefined) this.#unreadable(`The ${key} of ${call}`);
      else if (!this.claims.slices.includes(text)) this.claims.slices.push(text);
    }
  }

  #readEndpoints(options: ts.Expression | undefined): void {
    const written = this.#property(this.#object(options), 'endpoints');
    const made = written && (ts.isMethodDeclaration(written) ? written : this.#value(written));
    const endpoints = made && this.#returned(made);
    if (!endpoints) return this.#unreadable('The list of endpoints');
    for (const property of endpoints.properties) {
      const name = property.name && this.#nameOf(property.name);
      const value = name === undefined ? undefined : this.#property(endpoints, name);
      if (name === undefined || value === undefined) this.#unreadable('The name of an endpoint');
      else this.claims.endpoints.push({ name, calls: this.#callsOf(name, value) });
    }
  }

  /** The object that a function returns. */
  #returned(made: ts.Node): ts.ObjectLiteralExpression | undefined {
    if (ts.isArrowFunction(made) && !ts.isBlock(made.body)) return this.#object(made.body);
    if (
      !ts.isArrowFunction(made) &&
      !ts.isFunctionExpression(made) &&
      !ts.isFunctionDeclaration(made) &&
      !ts.isMethodDeclaration(made)
    ) {
      return undefined;
    }
    const last = made.body && ts.isBlock(made.body) ? made.body.statements.at(-1) : undefined;
    return last && ts.isReturnStatement(last) ? this.#object(last.expression) : undefined;
  }

  #callsOf(endpoint: string, definition: ts.Node): ClaimedEndpoint['calls'] {
    const calls: ClaimedEndpoint['calls'] = [];
    const found = { query: false, address: false };
    const add = (url: ts.Expression, method: ts.Expression | undefined): void => {
      const path = this.#path(url);
      const verb = method === undefined ? 'GET' : this.#text(method);
      if (path === undefined || verb === undefined) {
        this.#unreadable(`The address that the endpoint ${endpoint} calls`);
      } else {
        found.address = true;
        if (!/^https?:/.test(path)) calls.push({ method: verb.toUpperCase(), path });
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const url = this.#property(node, 'url');
        const method = this.#property(node, 'method');
        if (url && !ts.isMethodDeclaration(url)) {
          add(url, method && !ts.isMethodDeclaration(method) ? method : undefined);
        }
        const query = this.#property(node, 'query');
        if (query) {
          found.query = true;
          const short = this.#shortQuery(query);
          if (short) add(short, undefined);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(definition);
    if (
      found.query &&
      !found.address &&
      !this.claims.problems.some((problem) => problem.includes(endpoint))
    ) {
      this.#unreadable(`The address that the endpoint ${endpoint} calls`);
    }
    return calls;
  }

  /** `query: (id) => '/jobs'`: the address alone. */
  #shortQuery(query: ts.Expression | ts.MethodDeclaration): ts.Expression | undefined {
    const made = ts.isMethodDeclaration(query) ? query : this.#value(query);
    if (!ts.isArrowFunction(made) || ts.isBlock(made.body)) return undefined;
    const body = bare(made.body);
    return ts.isStringLiteralLike(body) || ts.isTemplateExpression(body) ? body : undefined;
  }

  #path(url: ts.Expression): string | undefined {
    const value = this.#value(url);
    const text = ts.isTemplateExpression(value)
      ? [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)].join('{}')
      : ts.isStringLiteralLike(value)
        ? value.text
        : undefined;
    return text?.replace(/\?.*$/, '');
  }
}

/**
 * What a source file takes for itself in the store: `injectEndpoints`, `createApi` and
 * `createSlice`, wherever and under whatever name they are called.
 * @param name of the file, for its language
 */
export function storeClaims(name: string, text: string): StoreClaims {
  if (!sign.test(text)) return { endpoints: [], slices: [], problems: [] };
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return new ClaimReader(file).claims;
}
