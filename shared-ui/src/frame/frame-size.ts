/** Edges of the frame's parts in px. */
export const frameSize = { top: 56, bar: 64, rail: 112, drawer: 264 } as const;

/** How many entries the phone's bottom bar holds beside More. */
export const barEntries = 4;
