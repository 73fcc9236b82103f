import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const browserCode = [
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'shared-*/src/**/*.{ts,tsx}',
];
/** The oldest browsers that are promised; what the presets write is for these, too. */
const browsers = ['chrome 94', 'firefox 93', 'safari 15.4', 'ios_saf 15.4'];
/** Functions that those lack, and that the rule for all others does not know. */
const youngFunctions = Object.entries({
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  Response: ['json'],
}).flatMap(([object, names]) => names.map((property) => ({ object, property })));
const unitTests = ['{shell,mfe-*,shared-*,api,delivery,scripts,bench}/**/*.test.{ts,tsx}'];

/** Files that a tool asks for one default export. */
const defaultExports = [
  '**/*.config.{ts,mjs,js}',
  '**/*.page.tsx',
  '**/*.document.tsx',
  'delivery/src/build/*/*-loader.ts',
  '**/*-{set-up,tear-down}.ts',
  'scripts/testing/*.mjs',
  '.dependency-cruiser.mjs',
];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/coverage/',
      '**/generated/',
      '**/test-results/',
      'bench/results/',
      '.data/',
      '.cache/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        URL: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['mfe-*/webpack.config.ts', 'shell/webpack.config.ts'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[property.name="pathname"] > NewExpression[arguments.1.object.type="MetaProperty"]',
          message: 'A space in the path would stay %20: use fileURLToPath.',
        },
      ],
      // A number in a sentence reads as it should.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React ignores what an event handler returns.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'always' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A Fastify plugin and a route handler are async by contract, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: '*/tsconfig.json',
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',
      'import-x/no-default-export': 'error',
      'import-x/extensions': ['error', 'ignorePackages'],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
    },
  },
  {
    files: defaultExports,
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: browserCode,
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message:
                'It remembers a failure for good; loadPart and loadDialog of shared-ui try anew.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [...browserCode, 'delivery/src/runtime/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    extends: [compat.configs['flat/recommended']],
    settings: { browsers, lintAllEsApis: true },
    rules: { 'no-restricted-properties': ['error', ...youngFunctions] },
  },
  {
    files: unitTests,
    extends: [jest.configs['flat/recommended'], jest.configs['flat/style']],
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-disabled-tests': 'error',
      '@typescript-eslint/unbound-method': 'off',
      'jest/unbound-method': 'error',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      // Playwright reads which fixtures a fixture needs from its parameter's pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: browserCode.map((pattern) => pattern.replace('*.{ts,tsx}', '*.test.tsx')),
    extends: [testingLibrary.configs['flat/react']],
    // A page object may be called what it is.
    rules: { 'testing-library/render-result-naming-convention': 'off' },
  },
);
