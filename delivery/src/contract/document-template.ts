import mustache from 'mustache';
import { documentBody } from './release.ts';
import { scriptJson } from './script-json.ts';

/** A template that may not be filled. */
export class DocumentTemplateError extends Error {
  override readonly name = 'DocumentTemplateError';
}

/** A piece of a template as mustache reads it: its kind, its text or name, and what is in it. */
type Token = [kind: string, text: string, start: number, end: number, inner?: Token[]];

const kinds = new Set(['text', 'name', '#', '^']);

const dataScript = /<script type="application\/ld\+json">|<\/script>/g;

/** Writes values as HTML text, and those inside a script of data as JSON. */
class DocumentWriter extends mustache.Writer {
  readonly #inScript = new WeakSet<object>();

  /**
   * Notes which placeholders stand inside a script of data.
   * @throws DocumentTemplateError for what would not be escaped, or come from elsewhere
   */
  note(tokens: Token[]): void {
    let isInScript = false;
    const visit = (token: Token): void => {
      const [kind, text, , , inner] = token;
      if (!kinds.has(kind)) {
        throw new DocumentTemplateError(`{{${kind}${text}}} is not allowed: use {{${text}}}`);
      }
      if (kind === 'text') {
        for (const [tag] of text.matchAll(dataScript)) isInScript = tag !== '</script>';
      } else if (kind === 'name' && isInScript) {
        this.#inScript.add(token);
      }
      inner?.forEach(visit);
    };
    tokens.forEach(visit);
  }

  override escapedValue(token: string[], context: mustache.Context): string {
    const value: unknown = context.lookup(token[1] ?? '');
    if (this.#inScript.has(token)) return scriptJson(value ?? null);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? mustache.escape(String(value))
      : '';
  }
}

function read(text: string): (view: object) => string {
  const writer = new DocumentWriter();
  let tokens: Token[];
  try {
    tokens = writer.parse(text) as Token[];
  } catch (error) {
    throw new DocumentTemplateError(error instanceof Error ? error.message : String(error));
  }
  writer.note(tokens);
  return (view) =>
    writer.renderTokens(
      tokens as unknown as string[][],
      new mustache.Context(view),
      undefined,
      text,
    );
}

/** What is written into a page. */
export interface FilledTemplate {
  head: string;
  body: string;
}

/**
 * Reads a document's template.
 * @param text both its parts, around `documentBody`
 * @returns what fills it: values become HTML text, inside a script of data JSON
 * @throws DocumentTemplateError
 */
export function readDocumentTemplate(text: string): (view: object) => FilledTemplate {
  const [head, body, ...rest] = text.split(documentBody);
  if (head === undefined || body === undefined || rest.length > 0) {
    throw new DocumentTemplateError(`a template has two parts, around one ${documentBody}`);
  }
  const [fillHead, fillBody] = [read(head), read(body)];
  return (view) => ({ head: fillHead(view), body: fillBody(view) });
}
