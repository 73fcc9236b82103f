import { colorSchemeAttribute } from '../theme/color-mode.ts';

const darkRule = new RegExp(`\\[${colorSchemeAttribute}=["']?dark["']?\\](\\{[^{}]*\\})`, 'g');

const lightRule = new RegExp(
  `(?<=^|\\})\\[${colorSchemeAttribute}=["']?light["']?\\](\\{[^{}]*\\})`,
  'g',
);

const unmarked = `:root:not([${colorSchemeAttribute}])`;

/** Without script nobody marks the colour scheme: then the device's own counts. */
function followDevice(css: string): string {
  const withLight = css.replace(lightRule, (rule, body: string) => `${rule}${unmarked}${body}`);
  return withLight.replace(
    darkRule,
    (rule, body: string) => `${rule}@media (prefers-color-scheme:dark){${unmarked}${body}}`,
  );
}

/** The theme declares several hundred variables, of which a document uses a few. */
function withoutUnused(css: string): string {
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;{}]*)/g)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(follow);
    }
  };
  follow(css.replace(/--[\w-]+:[^;{}]*/g, ''));
  return css
    .replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    )
    .replace(/[^{}]+\{\}/g, '');
}

/**
 * A document's font is asked for before anything else, so it comes with the first paint or just
 * after it. A tenth of a second without letters is then better than letters that change.
 */
function awaitFont(css: string): string {
  return css.replaceAll('font-display:swap', 'font-display:fallback');
}

/**
 * The style sheet of a document.
 * @param rules what the style engine has collected
 */
export function documentStyle(rules: string[]): string {
  return withoutUnused(followDevice(awaitFont(rules.join(''))));
}
