/** What the api answered when the gateway filled the document that this page began with. */
export interface DocumentAnswer<Body = unknown> {
  /** HTTP status. */
  status: number;
  body: Body;
}

interface WrittenAnswer extends DocumentAnswer {
  /** Path of the call below `/IFJ/api`. */
  call: string;
}

function readWritten(): WrittenAnswer | null {
  const text = globalThis.document.getElementById('document-answer')?.textContent;
  return text ? (JSON.parse(text) as WrittenAnswer) : null;
}

let written: WrittenAnswer | null | undefined;
let isTaken = false;

/**
 * The answer that the page's document was filled with, so that a page can draw at once what the
 * document shows. It is there as long as the page's HTML document.
 *
 * @param call path below `/IFJ/api`, `/public/jobs/7`
 */
export function documentAnswer<Body>(call: string): DocumentAnswer<Body> | undefined {
  written ??= readWritten();
  return written?.call === call ? (written as DocumentAnswer<Body>) : undefined;
}

/** The same for the first call to the api that asks for it: it needs no way over the line. */
export function takeDocumentAnswer(call: string): DocumentAnswer | undefined {
  if (isTaken) return undefined;
  const answer = documentAnswer(call);
  isTaken = answer !== undefined;
  return answer;
}
