/** A difference between what one side sends and what the other expects. */
export interface Finding {
  /** Whether calls go wrong by it; otherwise it is worth telling and no more. */
  breaks: boolean;
  /** A sentence without its end: `body.title is required, and is not always sent`. */
  text: string;
}

export const broken = (text: string): Finding => ({ breaks: true, text });
export const notable = (text: string): Finding => ({ breaks: false, text });
