/** A screen that is measured, and what shows that it is there. */
export interface MeasuredPage {
  address: string;
  as: 'visitor' | 'student';
  /** Selectors of which each must be painted: the heading, and the first real content. */
  painted: string[];
}

export const pages: MeasuredPage[] = [
  { address: '/', as: 'visitor', painted: ['h1'] },
  { address: '/login', as: 'visitor', painted: ['h1', 'input[type="password"]'] },
  { address: '/dashboard/jobs', as: 'student', painted: ['h1', 'article h2'] },
];
