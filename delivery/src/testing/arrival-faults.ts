/** How something may fail to arrive as it was released. */
export const arrivalFaults = [
  'refused',
  'missing',
  'broken',
  'hang',
  'slow',
  'cut',
  'page',
  'changed',
] as const;

export type ArrivalFault = (typeof arrivalFaults)[number];
