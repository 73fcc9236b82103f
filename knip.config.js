import { readFileSync } from 'node:fs';
import { areas } from './scripts/areas.mjs';

const readJson = (path) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));

/**
 * The pages and documents of an area, as its remote.json names them: './jobs/job-list' is
 * features/jobs/job-list.page.tsx, and .document.tsx.
 */
const pages = (area) => {
  const { paths, documents } = readJson(`${area}/remote.json`);
  const file = (name, kind) => `src/features/${name.replace('./', '')}.${kind}.tsx`;
  return [
    ...paths.map(({ module }) => file(module, 'page')),
    ...documents.map(({ template }) => file(template, 'document')),
  ];
};

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
        'scripts/{product,checks,new-area,dev}/main.ts',
        'scripts/product/leave-with-parent.ts',
        'scripts/**/*.test.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      ignoreDependencies: [
        // Run by name.
        'dependency-cruiser',
        // Versions of what browsers load stand here once; packages name them as peers.
        ...Object.keys(readJson('package.json').dependencies).filter(
          (name) => !['react', 'react-dom', 'react-router-dom'].includes(name),
        ),
      ],
    },
    ...Object.fromEntries(areas.map((name) => [name, area(name)])),
    shell: {
      // The platform's router is named in the webpack configuration.
      entry: ['webpack.config.ts', 'src/main.tsx', 'src/areas/platform-router.ts', tests],
      project: ['src/**/*.{ts,tsx}'],
    },
    'shared-ui': {
      entry: [tests, 'font/*.ts'],
      project: ['{src,font}/**/*.{ts,tsx}'],
      // A font file of it is read.
      ignoreDependencies: ['inter-ui'],
    },
    'shared-api': { entry: [tests, 'codegen/*.ts'], project: ['{src,codegen}/**/*.{ts,tsx}'] },
    api: {
      // The journeys start the provider by its path.
      entry: [
        'src/{server,operator,generate}.ts',
        'src/testing/*-{set-up,tear-down}.ts',
        'src/testing/provider/main.ts',
        tests,
      ],
      project: ['src/**/*.ts'],
      // Of sitemap a schema is read.
      ignoreDependencies: ['@types/smtp-server', 'sitemap'],
    },
    delivery: {
      // Loaders, and what tests start, are named by their path.
      entry: ['src/gateway/server.ts', 'src/build/{main,*/*-loader}.ts', tests],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['swc-loader', '@swc/core'],
    },
    e2e: { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    // The bare handler is started by its path.
    bench: { entry: ['src/api/bare/server.ts', tests], project: ['src/**/*.ts'] },
  },
};
