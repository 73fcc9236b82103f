/** Edges of the frame's parts in px; those whose words have to fit grow with the reader's text. */
export const frameSize = {
  top: 56,
  bar: 64,
  rail: '7rem',
  drawer: 'clamp(264px, 16.5rem, 30vw)',
} as const;

/** How many entries the phone's bottom bar holds beside More. */
export const barEntries = 4;
