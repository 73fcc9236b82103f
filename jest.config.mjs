import { existsSync } from 'node:fs';
import { areas } from './scripts/areas.mjs';

const browserPackages = ['shell', ...areas, 'shared-ui', 'shared-api'];

/** SWC strips types and compiles JSX, and leaves ES modules as they are. */
const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** Node-side TypeScript is parsed without JSX, as Node itself parses it. */
const swcForNode = [
  '@swc/jest',
  { ...swc[1], jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
];

/** Releases are built and tried in a browser for more than a minute: the long run does. */
const longOnly = process.env.LONG ? [] : ['/judging/judging\\.test\\.ts$'];

const project = (name, options) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...longOnly],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
  ...options,
});

const browserProject = (name) =>
  project(name, {
    testEnvironment: `${import.meta.dirname}/scripts/testing/browser-environment.mjs`,
    testEnvironmentOptions: { url: 'http://localhost/' },
    extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg', '.woff2'],
    transform: {
      '\\.tsx?$': swc,
      '\\.(svg|woff2)$': `${import.meta.dirname}/scripts/testing/asset-name.mjs`,
    },
    setupFilesAfterEnv: [`${import.meta.dirname}/scripts/testing/browser-set-up.ts`],
  });

const nodeProject = (name) => {
  const globalSetup = `${import.meta.dirname}/${name}/src/testing/global-set-up.ts`;
  const globalTeardown = `${import.meta.dirname}/${name}/src/testing/global-tear-down.ts`;
  return project(name, {
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': swcForNode },
    ...(existsSync(globalSetup) && { globalSetup }),
    ...(existsSync(globalTeardown) && { globalTeardown }),
  });
};

export default {
  projects: [
    ...browserPackages.map(browserProject),
    nodeProject('api'),
    nodeProject('delivery'),
    nodeProject('scripts'),
    nodeProject('bench'),
  ],
  testTimeout: 60_000,
  // Tests of deadlines and servers wait a lot: three keep two cores busy.
  maxWorkers: 3,
};
