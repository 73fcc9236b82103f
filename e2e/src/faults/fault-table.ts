import { arrivalFaults, type ArrivalFault } from '../../../delivery/src/testing/arrival-faults.ts';

/** Where and how a page may throw. */
const throwing = ['at once', 'later', 'in a handler', 'in a promise'] as const;

type Throwing = (typeof throwing)[number];

export const loadedFiles = ['entry', 'chunk'] as const;

export type LoadedFile = (typeof loadedFiles)[number];

/** One way for an area to fail. */
export type Cell =
  { place: LoadedFile; fault: ArrivalFault | 'throws' } | { place: 'render'; fault: Throwing };

/** All of them. */
export const cells: Cell[] = [
  ...loadedFiles.flatMap((place): Cell[] =>
    [...arrivalFaults, 'throws' as const].map((fault) => ({ place, fault })),
  ),
  ...throwing.map((fault): Cell => ({ place: 'render', fault })),
];
