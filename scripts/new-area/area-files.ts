/** What an area is called in the different places. */
export interface AreaNames {
  /** `career-days`: its pages and, behind `mfe-`, its package. */
  noun: string;
  /** `Career Days`: its menu entry and its heading. */
  label: string;
}

/** @returns the names of an area called `career-days` */
export function namesOf(noun: string): AreaNames {
  const words = noun.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { noun, label: words.join(' ') };
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

function packageFiles({ noun, label }: AreaNames): Record<string, string> {
  const folder = `mfe-${noun}`;
  const path = `/dashboard/${noun}`;
  const roles = ['student', 'organization'];
  return {
    [`${folder}/package.json`]: json({
      name: `@ifj/${folder}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      peerDependencies: { react: '*' },
      dependencies: { '@ifj/shared-ui': '*' },
      devDependencies: { '@ifj/delivery': '*', '@ifj/shared-api': '*' },
    }),
    [`${folder}/remote.json`]: json({
      name: folder,
      team: noun,
      paths: [
        {
          ...{ path, module: `./${noun}/${noun}`, roles, session: true },
          ...{ frame: 'dashboard', title: label },
        },
      ],
      menu: [{ path, label, icon: 'more', order: 90, roles }],
      documents: [],
    }),
    [`${folder}/states.json`]: json({ [path]: { empty: 'always' } }),
    [`${folder}/tsconfig.json`]: json({ extends: '../tsconfig.browser.json', include: ['src'] }),
    [`${folder}/webpack.config.ts`]: `import { area } from '@ifj/delivery/build';

export default area(import.meta.dirname);
`,
  };
}

function sources({ noun, label }: AreaNames): Record<string, string> {
  const feature = `mfe-${noun}/src/features/${noun}/${noun}`;
  const component = `${label.replaceAll(' ', '')}Page`;
  return {
    [`${feature}.page.tsx`]: `import { EmptyState, Page } from '@ifj/shared-ui';

export default function ${component}() {
  return (
    <Page title="${label}" width="normal">
      <EmptyState title="Nothing here yet" />
    </Page>
  );
}
`,
    [`${feature}.page.test.tsx`]: `import { renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import ${component} from './${noun}.page.tsx';

test('says what it is, and that there is nothing yet', () => {
  renderWithProviders(<${component} />);
  expect(screen.getByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(screen.getByText('Nothing here yet')).toBeVisible();
});
`,
  };
}

function screenFiles({ noun }: AreaNames): Record<string, string> {
  const name = `mfe-${noun}`;
  return {
    [`e2e/src/screens/${name}.ts`]: `import type states from '../../../${name}/states.json';
import type { Screens } from './ways.ts';

export const screens: Screens<typeof states> = {
  '/dashboard/${noun}': {
    empty: async (visit) => {
      await visit.as(await visit.cast.newcomer());
      await visit.open('/dashboard/${noun}');
      await visit.sees('Nothing here yet');
    },
  },
};
`,
    [`e2e/src/screens/${name}.test.ts`]: `import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './${name}.ts';

lookAtScreens('${name}', readStates('${name}'), screens);
`,
  };
}

/**
 * Everything that a new area consists of: one page with its test, its entry in the menu, and the
 * way into its one state.
 * @returns contents by path in the checkout
 */
export function areaFiles(names: AreaNames): Record<string, string> {
  return { ...packageFiles(names), ...sources(names), ...screenFiles(names) };
}

/**
 * Names a new area in the README: its folder, and who owns its page.
 * @returns the whole README; its tables are aligned by the formatter afterwards
 */
export function inReadme(readme: string, { noun, label }: AreaNames): string {
  const lines = readme.split('\n');
  const afterLast = (start: RegExp, line: string): void => {
    const last = lines.findLastIndex((one) => start.test(one));
    if (last < 0) throw new Error(`README.md has no row like ${String(start)}.`);
    lines.splice(last + 1, 0, line);
  };
  afterLast(/^\| `mfe-/, `| \`mfe-${noun}/\` | area: ${label} |`);
  const page = noun.replaceAll('-', ' ');
  afterLast(
    /^\| `\/\S*` +\| \w+ +\| `mfe-/,
    `| \`/dashboard/${noun}\` | members | \`mfe-${noun}\` | ${page} |`,
  );
  return lines.join('\n');
}
