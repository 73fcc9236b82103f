/** What an address of a screen needs of the demo's data. */
export interface Places {
  jobId: string;
  orgId: string;
}

/** A screen that is measured, and what shows that it is there. */
export interface MeasuredPage {
  /** As the router knows it. */
  route: string;
  address: (places: Places) => string;
  as: 'visitor' | 'student';
  /** Selectors of which each must be painted: the heading, and the first real content. */
  painted: string[];
}

const visitors = (route: string, ...painted: string[]): MeasuredPage => ({
  ...{ route, painted, as: 'visitor' },
  address: () => route,
});

const students = (route: string, ...painted: string[]): MeasuredPage => ({
  ...{ route, painted, as: 'student' },
  address: ({ jobId, orgId }) => route.replace(':id', jobId).replace(':orgId', orgId),
});

export const pages: MeasuredPage[] = [
  visitors('/', 'h1'),
  visitors('/login', 'h1', 'input[type="password"]'),
  students('/dashboard/jobs', 'h1', 'article h2'),
  students('/dashboard/jobs/:id', 'h1', 'main dl'),
  students('/dashboard/jobs/:id/apply/:orgId', 'h1', 'main textarea'),
  students('/dashboard/applications', 'h1', 'article h2'),
  students('/dashboard/Notifications', 'h1', 'article h2'),
  students('/dashboard/profile', 'h1', 'main dl'),
];
