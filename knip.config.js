import { existsSync, readFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));

/** The pages of an area, as its remote.json names them: './jobs/job-list' is features/jobs/job-list.page.tsx. */
const pages = (area) =>
  existsSync(`${import.meta.dirname}/${area}/remote.json`)
    ? readJson(`${area}/remote.json`).paths.map(
        ({ module }) => `src/features/${module.replace('./', '')}.page.tsx`,
      )
    : [];

const tests = 'src/**/*.test.{ts,tsx}';

const area = (name) => ({
  entry: [...pages(name), 'webpack.config.ts', tests],
  project: ['src/**/*.{ts,tsx}'],
});

export default {
  ignore: ['**/generated/**'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test}.mjs',
        'scripts/{product,checks}/main.ts',
        'scripts/product/leave-with-parent.ts',
        'scripts/**/*.test.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      // Versions of what browsers load stand here once; packages name them as peers.
      ignoreDependencies: Object.keys(readJson('package.json').dependencies),
    },
    'mfe-landing': area('mfe-landing'),
    'mfe-auth': area('mfe-auth'),
    'mfe-student': area('mfe-student'),
    'mfe-organization': area('mfe-organization'),
    shell: { entry: ['webpack.config.ts', 'src/main.tsx', tests], project: ['src/**/*.{ts,tsx}'] },
    'shared-ui': { entry: [tests, 'font/*.ts'], project: ['{src,font}/**/*.{ts,tsx}'] },
    'shared-api': { entry: [tests, 'codegen/*.ts'], project: ['{src,codegen}/**/*.{ts,tsx}'] },
    api: {
      entry: ['src/{server,operator,generate}.ts', 'src/testing/*-{set-up,tear-down}.ts', tests],
      project: ['src/**/*.ts'],
    },
    delivery: { entry: ['src/gateway/server.ts', tests], project: ['src/**/*.ts'] },
    e2e: { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    bench: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
  },
};
