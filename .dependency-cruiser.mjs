// The import table of docs/ARCHITECTURE.md, and the naming of files.

const area = '^(mfe-[^/]+)/src/';
const test = '\\.test\\.tsx?$|/testing/|\\.config\\.(ts|mjs)$';
const states = '/states\\.json$';
const suffixes = 'page|document|form|schema|routes|service|repository|policy|table|test|config|d';

/** A package may import itself, what is listed, and libraries. */
const onlyFrom = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '/webpack\\.config\\.ts$' },
  to: { pathNot: [...allowed, 'node_modules/'], dependencyTypesNot: ['core'] },
});

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    onlyFrom(
      'area-imports',
      area,
      ['^$1/', '^shared-(ui|api)/'],
      'An area imports shared-ui and shared-api, never another area, the shell, the api or delivery.',
    ),
    onlyFrom(
      'shell-imports',
      '^shell/src/',
      ['^shell/', '^shared-(ui|api)/', '^delivery/src/runtime/'],
      'The shell imports shared-ui, shared-api and delivery/runtime.',
    ),
    onlyFrom('shared-ui-imports', '^shared-ui/', ['^shared-ui/'], 'shared-ui stands alone.'),
    onlyFrom('shared-api-imports', '^shared-api/', ['^shared-api/'], 'shared-api stands alone.'),
    onlyFrom('api-imports', '^api/', ['^api/'], 'The api imports nothing of ours.'),
    onlyFrom('delivery-imports', '^delivery/', ['^delivery/'], 'delivery imports nothing of ours.'),
    onlyFrom(
      'scripts-imports',
      '^scripts/',
      ['^scripts/', '^api/src/', '^delivery/src/'],
      'scripts start the api and delivery.',
    ),
    onlyFrom(
      'starter-imports',
      '^(e2e|bench)/',
      ['^$1/', '^scripts/', '^e2e/src/', '^delivery/src/(build|cli|contract|testing)/', states],
      'e2e and bench start the product from outside; of delivery they build and make up releases.',
    ),
    rule(
      'webpack-config',
      'A webpack configuration comes from delivery/build.',
      { path: '^(mfe-[^/]+|shell)/webpack\\.config\\.ts$' },
      { pathNot: '^delivery/src/build/', dependencyTypesNot: ['core'] },
    ),
    rule(
      'mui-in-shared-ui',
      'Only shared-ui imports MUI and emotion.',
      { pathNot: '^shared-ui/' },
      { path: 'node_modules/(@mui|@emotion)/' },
    ),
    rule(
      'mui-by-path',
      'MUI is imported by path, as @mui/material/Button: its root is one large chunk.',
      { path: '^shared-ui/' },
      { path: 'node_modules/@mui/material/(esm/)?index\\.' },
    ),
    rule(
      'area-libraries',
      'Areas reach the store and the toasts through shared-api and shared-ui.',
      { path: area, pathNot: test },
      { path: 'node_modules/(react-dom|react-redux|redux|@reduxjs|notistack)/' },
    ),
    rule(
      'shared-ui-without-store',
      'shared-ui knows no Redux.',
      { path: '^shared-ui/' },
      { path: 'node_modules/(redux|react-redux|@reduxjs)/' },
    ),
    rule(
      'browser-without-node',
      'What runs in a browser uses no Node module.',
      {
        path: '^(mfe-[^/]+|shell|shared-ui|shared-api)/src/|^delivery/src/runtime/',
        pathNot: test,
      },
      { dependencyTypes: ['core'] },
    ),
    rule('no-cycle', 'Two files that need each other are one.', {}, { circular: true }),
    rule(
      'resolvable',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual|data):' },
    ),
    ...[
      ['kebab-case', '/[^/]*[A-Z_ ][^/]*\\.tsx?$', 'File names are kebab-case.'],
      [
        'vague-name',
        '(^|/)(utils?|helpers?|common|misc)(/|\\.)',
        'A file is named after its one job.',
      ],
      [
        'suffix',
        `/[a-z0-9-]+\\.(?!(${suffixes})\\.)[a-z0-9-]+\\.tsx?$`,
        'Suffixes come from a closed list.',
      ],
      ['dotted-suffix', '-form\\.tsx$', 'A suffix follows a point.'],
    ].flatMap(([name, path, comment]) => [
      rule(`${name}-from`, comment, { path, pathNot: 'node_modules' }, {}),
      rule(`${name}-to`, comment, {}, { path, pathNot: 'node_modules' }),
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results|generated)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
