import { existsSync, readFileSync } from 'node:fs';

const areas = ['mfe-landing', 'mfe-auth', 'mfe-student', 'mfe-organization'];

/** The pages of an area, as its remote.json names them: './jobs/job-list' is features/jobs/job-list.page.tsx. */
const pages = (area) => {
  const manifest = `${import.meta.dirname}/${area}/remote.json`;
  if (!existsSync(manifest)) return [];
  return JSON.parse(readFileSync(manifest, 'utf8')).paths.map(
    ({ module }) => `src/features/${module.replace('./', '')}.page.tsx`,
  );
};

const tests = 'src/**/*.test.{ts,tsx}';

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test}.mjs',
        'scripts/{product,checks}/main.ts',
        'scripts/product/leave-with-parent.ts',
        'scripts/testing/*',
        'scripts/**/*.test.ts',
        '.dependency-cruiser.mjs',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
    },
    ...Object.fromEntries(
      areas.map((area) => [
        area,
        {
          entry: [...pages(area), 'webpack.config.ts', '*.config.ts', tests],
          project: ['src/**/*.{ts,tsx}'],
        },
      ]),
    ),
    shell: {
      entry: ['webpack.config.ts', tests],
      project: ['src/**/*.{ts,tsx}'],
    },
    'shared-{ui,api}': { entry: ['*.config.ts', tests], project: ['src/**/*.{ts,tsx}'] },
    api: {
      entry: ['src/{server,operator}.ts', 'drizzle.config.ts', 'src/testing/*-set-up.ts', tests],
      project: ['src/**/*.ts'],
    },
    delivery: {
      entry: ['src/cli/main.ts', 'src/gateway/main.ts', tests],
      project: ['src/**/*.ts'],
    },
    e2e: { entry: ['playwright.config.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    bench: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
  },
};
