/** A request and what came of it. */
export interface Answered {
  id: string;
  method: string;
  url: string;
  status: number;
  /** Milliseconds from its head to the last byte of the answer. */
  ms: number;
}
