import ts from 'typescript';
import { bare, isKey, SourceNames } from './source-names.ts';

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

type Made =
  ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function isFunction(node: ts.Node): node is Made {
  return (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** Reads one file. */
class ClaimReader {
  readonly claims: StoreClaims = { endpoints: [], slices: [], problems: [] };
  readonly #names: SourceNames;

  constructor(names: SourceNames) {
    this.#names = names;
    this.#visit(names.file);
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
    const called = bare(callee);
    if (ts.isPropertyAccessExpression(called)) return called.name.text;
    if (ts.isElementAccessExpression(called)) return this.#names.text(called.argumentExpression);
    if (!ts.isIdentifier(called)) return undefined;
    const declared = this.#names.declaration(called);
    if (declared && (ts.isImportSpecifier(declared) || ts.isBindingElement(declared))) {
      return declared.propertyName ? this.#nameOf(declared.propertyName) : called.text;
    }
    const value = this.#names.value(called);
    return ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value)
      ? this.#calledName(value)
      : called.text;
  }

  #object(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
    const value = expression && this.#names.value(expression);
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
    return ts.isComputedPropertyName(name) ? this.#names.text(name.expression) : undefined;
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
      const text = value && this.#textOf(value);
      if (text === undefined) this.#unreadable(`The ${key} of ${call}`);
      else if (!this.claims.slices.includes(text)) this.claims.slices.push(text);
    }
  }

  #readEndpoints(options: ts.Expression | undefined): void {
    const written = this.#property(this.#object(options), 'endpoints');
    const made =
      written && (ts.isMethodDeclaration(written) ? written : this.#names.value(written));
    const endpoints = made && this.#returned(made);
    if (!endpoints) return this.#unreadable('The list of endpoints');
    for (const property of endpoints.properties) {
      const name = property.name && this.#nameOf(property.name);
      const value = name === undefined ? undefined : this.#property(endpoints, name);
      if (name === undefined || value === undefined) this.#unreadable('The name of an endpoint');
      else this.claims.endpoints.push({ name, calls: this.#callsOf(name, value) });
    }
  }

  #textOf(value: ts.Expression | ts.MethodDeclaration): string | undefined {
    return ts.isMethodDeclaration(value) ? undefined : this.#names.text(value);
  }

  /** The object that a function returns. */
  #returned(made: ts.Node): ts.ObjectLiteralExpression | undefined {
    if (ts.isArrowFunction(made) && !ts.isBlock(made.body)) return this.#object(made.body);
    if (!isFunction(made)) return undefined;
    const last = made.body && ts.isBlock(made.body) ? made.body.statements.at(-1) : undefined;
    return last && ts.isReturnStatement(last) ? this.#object(last.expression) : undefined;
  }

  #callsOf(endpoint: string, definition: ts.Node): ClaimedEndpoint['calls'] {
    const calls: ClaimedEndpoint['calls'] = [];
    const read = new Set<ts.Node>();
    const found = { query: false, address: false, problem: false };
    const unreadable = (): void => {
      if (!found.problem) this.#unreadable(`The address that the endpoint ${endpoint} calls`);
      found.problem = true;
    };
    const add = (url: ts.Expression, method?: ts.Expression | ts.MethodDeclaration): void => {
      if (read.has(url)) return;
      read.add(url);
      const path = this.#path(url);
      const verb = method === undefined ? 'GET' : this.#textOf(method);
      if (path === undefined || verb === undefined) return unreadable();
      found.address = true;
      if (!/^https?:/.test(path)) calls.push({ method: verb.toUpperCase(), path });
    };
    const addRequest = (request: ts.Expression | undefined): void => {
      const url = this.#property(this.#object(request), 'url');
      if (url && !ts.isMethodDeclaration(url)) {
        add(url, this.#property(this.#object(request), 'method'));
      } else if (request && this.#path(request) !== undefined) add(request);
      else unreadable();
    };
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        if (this.#property(node, 'url')) addRequest(node);
        const query = this.#property(node, 'query');
        if (query) {
          found.query = true;
          const short = this.#shortQuery(query);
          if (short) add(short);
        }
        const queryFn = this.#property(node, 'queryFn');
        const requests = queryFn ? this.#requestsOf(queryFn) : [];
        if (requests) requests.forEach(addRequest);
        else unreadable();
      }
      ts.forEachChild(node, visit);
    };
    visit(definition);
    if (found.query && !found.address) unreadable();
    return calls;
  }

  /** What a `queryFn` hands to its fourth argument; `undefined` where the source does not say it. */
  #requestsOf(
    queryFn: ts.Expression | ts.MethodDeclaration,
  ): (ts.Expression | undefined)[] | undefined {
    const made = ts.isMethodDeclaration(queryFn) ? queryFn : this.#names.value(queryFn);
    if (!isFunction(made) || !made.body) return undefined;
    const parameters = made.parameters.slice(0, 4);
    const call = parameters[3];
    const requests: (ts.Expression | undefined)[] = [];
    let isReadable = !parameters.some(({ dotDotDotToken }) => dotDotDotToken);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !isKey(node)) {
        if (node.text === 'arguments') isReadable = false;
        if (call && this.#names.declaration(node) === call) {
          const { parent } = node;
          if (ts.isCallExpression(parent) && parent.expression === node) {
            requests.push(parent.arguments[0]);
          } else isReadable = false;
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(made.body);
    if (call && !ts.isIdentifier(call.name)) return undefined;
    return isReadable ? requests : undefined;
  }

  /** `query: (id) => '/jobs'`: the address alone. */
  #shortQuery(query: ts.Expression | ts.MethodDeclaration): ts.Expression | undefined {
    const made = ts.isMethodDeclaration(query) ? query : this.#names.value(query);
    if (!ts.isArrowFunction(made) || ts.isBlock(made.body)) return undefined;
    const body = bare(made.body);
    return ts.isStringLiteralLike(body) || ts.isTemplateExpression(body) ? body : undefined;
  }

  #path(url: ts.Expression): string | undefined {
    const value = this.#names.value(url);
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
  return new ClaimReader(new SourceNames(name, text)).claims;
}
