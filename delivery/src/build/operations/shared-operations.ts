import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { operationsNamed } from './operations.ts';
import { reachedOperations } from './reached-operations.ts';
import { sliceName } from './slice-uses.ts';
import { isKey } from './source-names.ts';

/** A name of a module, and the file that has it. */
interface Place {
  file: string;
  name: string;
}

/** What is generated stands for itself: all of it hangs together. */
const isGenerated = (file: string): boolean => file.includes('/generated/');

/** What one source file has to do with names. */
interface Names {
  /** Name in the file -> where it comes from. */
  imported: Map<string, Place>;
  /** Name in the file -> every name that its declaration mentions. */
  mentioned: Map<string, Set<string>>;
  /** Name in the file -> operations that its declaration reaches through the slice. */
  reached: Map<string, string[]>;
  /** Name for others -> name in the file, or where it comes from. */
  exported: Map<string, string | Place>;
}

/** `./a.ts` in the sources, `./a.js` where they are compiled. */
function fileOf(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

function mentions(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) names.add(one.text);
    if (!ts.isTypeNode(one)) ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}

function literal(expression: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(expression) ? expression.text : undefined;
}

/** The operations that a declaration reaches through the slice, which was generated. */
function reachedIn(node: ts.Node, imported: Names['imported']): string[] {
  const reached: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isTypeNode(one)) return;
    if (ts.isIdentifier(one) && !isKey(one)) {
      const place = imported.get(one.text);
      if (place?.name === sliceName && isGenerated(place.file)) {
        reached.push(...reachedOperations(one, literal).operations);
      }
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return reached;
}

/** The names that a declaration binds: one, or those of a pattern. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

function declarations(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [[statement.name.text, statement]] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((one) =>
    boundNames(one.name).map((name): [string, ts.Node] => [name, one]),
  );
}

function readNames(path: string): Names {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: Names = {
    imported: new Map(),
    mentioned: new Map(),
    reached: new Map(),
    exported: new Map(),
  };
  for (const statement of source.statements) {
    const from =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
        ? fileOf(path, statement.moduleSpecifier.text)
        : undefined;
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (from === undefined || !bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements) {
        names.imported.set(name.text, { file: from, name: (propertyName ?? name).text });
      }
    } else if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
      for (const { name, propertyName } of statement.exportClause.elements) {
        const own = (propertyName ?? name).text;
        names.exported.set(name.text, from === undefined ? own : { file: from, name: own });
      }
    } else {
      for (const [name, node] of declarations(statement)) {
        names.mentioned.set(name, mentions(node));
        names.reached.set(name, reachedIn(node, names.imported));
        names.exported.set(name, name);
      }
    }
  }
  return names;
}

/** The file that areas import from, of a package as it is written or as it is packed. */
export function sharedEntry(folder: string): string {
  const written = join(folder, 'src/index.ts');
  return existsSync(written) ? written : join(folder, 'src/index.js');
}

/**
 * The operations behind what a package gives to others: a hook or an address that was generated,
 * and what of its own uses one.
 * @param entry file whose exports are imported
 * @param wanted names imported from it
 * @param offered operations that the package injects, or knows the address of
 * @returns sorted
 */
export function operationsBehind(
  entry: string,
  wanted: Iterable<string>,
  offered: string[],
): string[] {
  const files = new Map<string, Names | null>();
  const read = (file: string): Names | null => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const names = existsSync(file) ? readNames(file) : null;
    files.set(file, names);
    return names;
  };
  const generated = new Set<string>();
  const reached = new Set<string>();
  const seen = new Set<string>();
  const reach = (file: string, name: string): void => {
    if (operationsNamed([name], offered).length > 0) generated.add(name);
    const key = `${file} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const names = read(file);
    if (!names) return;
    const exported = names.exported.get(name);
    if (typeof exported === 'object') return reach(exported.file, exported.name);
    const imported = names.imported.get(exported ?? name);
    if (imported) return reach(imported.file, imported.name);
    if (isGenerated(file)) return;
    for (const operation of names.reached.get(exported ?? name) ?? []) reached.add(operation);
    for (const other of names.mentioned.get(exported ?? name) ?? []) {
      if (other !== name && (names.mentioned.has(other) || names.imported.has(other))) {
        reach(file, other);
      }
    }
  };
  for (const name of wanted) reach(entry, name);
  return [
    ...new Set([
      ...operationsNamed(generated, offered),
      ...[...reached].filter((operation) => offered.includes(operation)),
    ]),
  ].sort();
}
