import ts from 'typescript';

export interface AdaptOptions {
  /** Name under which the endpoints are registered. */
  owner: string;
  /** Import statements for `operationsOf`, `tags`, `cursorPages` and `PageCursor`. */
  imports: string[];
  /** Operation ids that are read page by page. */
  paged: string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Turns what `@rtk-query/codegen-openapi` writes into what this product runs:
 * endpoints are injected for their owner with its tags (a foreign name is refused instead of
 * silently ignored), and page-wise lists become infinite queries, which the generator lacks.
 */
export function adaptSource(source: string, options: AdaptOptions): string {
  const file = ts.createSourceFile('operations.ts', source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string): number =>
    edits.push({ start: node.getStart(file), end: node.getEnd(), text });

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      replace(node, header(options));
    } else if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'overrideExisting') {
      replace(node.initializer, "'throw'");
    } else if (ts.isPropertyAssignment(node) && options.paged.includes(node.name.getText(file))) {
      replace(node.initializer, pagedEndpoint(node.initializer, file));
    } else if (ts.isBindingElement(node)) {
      const operation = options.paged.find((name) => hookName(name) === node.name.getText(file));
      if (operation !== undefined) replace(node, hookName(operation, 'Infinite'));
    } else if (isOptionalArgument(node)) {
      replace(node.type, `${node.type.getText(file)} | undefined`);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(file, visit);

  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}

/** A parameter that may be left out may be undefined too: the request leaves it out then. */
function isOptionalArgument(node: ts.Node): node is ts.PropertySignature & { type: ts.TypeNode } {
  return (
    ts.isPropertySignature(node) &&
    node.questionToken !== undefined &&
    node.type !== undefined &&
    ts.isTypeAliasDeclaration(node.parent.parent) &&
    node.parent.parent.name.text.endsWith('ApiArg')
  );
}

function header({ owner, imports }: AdaptOptions): string {
  return [...imports, '', `const api = operationsOf('${owner}', tags);`].join('\n');
}

/** `build.query<Page, Arg>({ query })` → `build.infiniteQuery<Page, Omit<Arg, 'cursor'>, PageCursor>(…)` */
function pagedEndpoint(endpoint: ts.Expression, file: ts.SourceFile): string {
  if (!ts.isCallExpression(endpoint)) throw new Error('An endpoint of an unknown form');
  const [page, arg] = endpoint.typeArguments ?? [];
  const [definition] = endpoint.arguments;
  const query =
    definition !== undefined && ts.isObjectLiteralExpression(definition)
      ? definition.properties.find((property) => property.name?.getText(file) === 'query')
      : undefined;
  if (page === undefined || arg === undefined || !query || !ts.isPropertyAssignment(query)) {
    throw new Error('An endpoint of an unknown form');
  }
  const types = `${page.getText(file)}, Omit<${arg.getText(file)}, 'cursor'>, PageCursor`;
  const request = query.initializer
    .getText(file)
    .replace(/^\(?queryArg\)?/, `(queryArg: ${arg.getText(file)})`);
  return `build.infiniteQuery<${types}>(cursorPages(${request}))`;
}

function hookName(operation: string, kind = ''): string {
  return `use${operation[0]?.toUpperCase()}${operation.slice(1)}${kind}Query`;
}

/** Keeps the types of what the generator wrote, and nothing that runs. */
export function typesOnly(source: string): string {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .map((statement) => statement.getText(file))
    .join('\n');
}
