import type { Places, Storage } from '../products/demo-product.ts';

/** A screen that is measured, and what shows that it is there. */
export interface MeasuredPage {
  /** As the router knows it. */
  route: string;
  address: (places: Places) => string;
  /** Who opens it: what their browser keeps. */
  storage: (student: Storage) => Storage;
  /** Selectors of which each must be painted: the heading, and the first real content. */
  painted: string[];
  /** The largest allowed ratios to the one build; a time of null is not compared. */
  budgets: { bytes: number; time: number | null };
}

const budgets = { bytes: 1.12, time: 1.1 };

const visitors = (route: string, ...painted: string[]): MeasuredPage => ({
  ...{ route, painted, budgets },
  address: () => route,
  storage: () => ({}),
});

const students = (route: string, ...painted: string[]): MeasuredPage => ({
  ...{ route, painted, budgets },
  address: ({ jobId, orgId }) => route.replace(':id', jobId).replace(':orgId', orgId),
  storage: (student) => student,
});

export const pages: MeasuredPage[] = [
  // The one build has no documents, so that its start page cannot be painted before its scripts.
  { ...visitors('/', 'h1'), budgets: { bytes: 1.2, time: null } },
  visitors('/login', 'h1', 'input[type="password"]'),
  {
    ...visitors('/signup', 'h1', 'input[type="password"]'),
    storage: () => ({ userRole: 'student' }),
  },
  students('/dashboard/jobs', 'h1', 'article h2'),
  students('/dashboard/jobs/:id', 'h1', 'main dl'),
  students('/dashboard/jobs/:id/apply/:orgId', 'h1', 'main textarea'),
  students('/dashboard/applications', 'h1', 'article h2'),
  students('/dashboard/Notifications', 'h1', 'article h2'),
  students('/dashboard/profile', 'h1', 'main dl'),
];
