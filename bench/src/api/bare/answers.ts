import type { AnswerKind } from './queries.ts';

/** What the api answered to a path: the bare handler answers to it with the same rows. */
export interface KnownAnswer {
  path: string;
  kind: AnswerKind;
  ids: string[];
}
