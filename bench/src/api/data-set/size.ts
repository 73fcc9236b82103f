/** How much there is of everything. */
export interface Size {
  /** Name of its database. */
  database: string;
  organizations: number;
  students: number;
  jobs: number;
  applications: number;
}

export const sizes = {
  large: {
    database: 'bench_large',
    organizations: 40_000,
    students: 200_000,
    jobs: 1_000_000,
    applications: 3_000_000,
  },
  small: {
    database: 'bench_small',
    organizations: 400,
    students: 2_000,
    jobs: 10_000,
    applications: 30_000,
  },
} as const satisfies Record<string, Size>;
