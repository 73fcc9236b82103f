/** How a library that the shell provides reaches the page. */
export interface SharedLibrary {
  /** Lazy chunk of the shell that holds it; absent: it is in the shell's main script. */
  chunk?: string;
}

/** Every library that areas take from the shell, by the name under which they import it. */
export const sharedLibraries: Readonly<Record<string, SharedLibrary>> = {
  react: {},
  'react/jsx-runtime': {},
  'react-router-dom': {},
  '@ifj/shared-api': {},
  '@ifj/shared-ui': {},
  '@ifj/shared-ui/form': { chunk: 'form' },
  formik: { chunk: 'form' },
  yup: { chunk: 'form' },
  '@ifj/shared-ui/dialog': { chunk: 'dialog' },
};

interface Refusal {
  /** The library itself and everything below it. */
  library: RegExp;
  instead: string;
}

const refusals: readonly Refusal[] = [
  {
    library: /^@(mui|emotion)(\/|$)/,
    instead: 'Use the components of @ifj/shared-ui: a second copy loses the theme.',
  },
  {
    library: /^react-dom(\/|$)/,
    instead: 'The shell renders; an area only exports its pages.',
  },
  {
    library: /^react-router(\/|$)/,
    instead: 'Import from react-router-dom, which the shell provides.',
  },
  {
    library: /^(react-redux|redux|@reduxjs\/toolkit|@rtk-query\/[^/]+)(\/|$)/,
    instead: 'Use the hooks of @ifj/shared-api, or inject operations into its slice.',
  },
  {
    library: /^notistack(\/|$)/,
    instead: 'Use useToast of @ifj/shared-ui.',
  },
];

const ourScope = /^@ifj\//;

/** `formik/dist/x` belongs to `formik`, `@a/b/c` to `@a/b`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Why an area may not import a module.
 * @param request the module as written in the import
 * @returns what to do instead; `undefined` if the import is allowed
 */
export function importRefusal(request: string): string | undefined {
  if (Object.hasOwn(sharedLibraries, request)) return undefined;
  const refusal = refusals.find(({ library }) => library.test(request));
  if (refusal) return refusal.instead;
  const library = packageOf(request);
  if (!ourScope.test(library) && !Object.hasOwn(sharedLibraries, library)) return undefined;
  const offered = Object.keys(sharedLibraries).filter((name) => packageOf(name) === library);
  return offered.length > 0
    ? `Import from ${offered.join(' or ')}.`
    : 'Areas import nothing of ours but @ifj/shared-ui and @ifj/shared-api.';
}
