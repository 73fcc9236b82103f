/** How a file may fail to arrive as it was released. */
export const lineFaults = [
  'refused',
  'missing',
  'broken',
  'hang',
  'slow',
  'cut',
  'page',
  'changed',
] as const;

export type LineFault = (typeof lineFaults)[number];

/** Where and how a page may throw. */
const throwing = ['at once', 'later', 'in a handler', 'in a promise'] as const;

type Throwing = (typeof throwing)[number];

const loadedFiles = ['entry', 'chunk'] as const;

export type LoadedFile = (typeof loadedFiles)[number];

/** One way for an area to fail. */
export type Cell =
  { place: LoadedFile; fault: LineFault | 'throws' } | { place: 'render'; fault: Throwing };

/** All of them. */
export const cells: Cell[] = [
  ...loadedFiles.flatMap((place): Cell[] =>
    [...lineFaults, 'throws' as const].map((fault) => ({ place, fault })),
  ),
  ...throwing.map((fault): Cell => ({ place: 'render', fault })),
];
