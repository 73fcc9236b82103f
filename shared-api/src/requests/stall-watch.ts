/** A transfer of which nothing moves for so long is given up (milliseconds). */
const stallLimit = 60_000;

export interface StallWatch {
  /** Something has moved. */
  moved: () => void;
  /** The transfer is over. */
  end: () => void;
}

/** Watches a transfer from now on, and calls `giveUp` when nothing of it moves for a minute. */
export function watchForStall(giveUp: () => void): StallWatch {
  let timer = setTimeout(giveUp, stallLimit);
  return {
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallLimit);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
}
