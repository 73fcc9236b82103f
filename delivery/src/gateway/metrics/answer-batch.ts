import type { Answered } from './answered.ts';

/** So many answers are told of at once; milliseconds after which fewer are. */
const batch = { most: 16, wait: 50 };

/**
 * Answers that were given and not told of yet. Many are told of at a time: between two answers the
 * processor has forgotten each time how that goes, and the telling takes several times as long.
 */
export class AnswerBatch {
  readonly #tell: (answer: Answered) => void;
  #answers: Answered[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param tell is called once for each answer, in their order */
  constructor(tell: (answer: Answered) => void) {
    this.#tell = tell;
  }

  add(answer: Answered): void {
    this.#answers.push(answer);
    if (this.#answers.length >= batch.most) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), batch.wait);
  }

  /** Tells of all that were added. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const answers = this.#answers;
    this.#answers = [];
    for (const answer of answers) this.#tell(answer);
  }
}
