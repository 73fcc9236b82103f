import { readData } from './data-files.ts';

export interface School {
  id: number;
  sc_name: string;
}

/** Nigerian universities, polytechnics and colleges. An id once given never changes its meaning. */
export const schools = readData('schools.json') as readonly School[];
