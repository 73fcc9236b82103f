import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDocument, RemotePath } from '../contract/remote.ts';
import { remoteManifest } from './builds.ts';

const installed = join(import.meta.dirname, '../../../node_modules');

const libraries = [
  '@module-federation',
  'react',
  'react-dom',
  'react-router-dom',
  'react-router',
  'formik',
  'yup',
];

/** Writes files below a folder, making the folders on the way. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

function packageJson(name: string, fields: object = {}): string {
  return JSON.stringify({ name: `@ifj/${name}`, version: '0.1.0', type: 'module', ...fields });
}

/**
 * What generating the calls of a package leaves beside them.
 * @param operations operation id -> method and path
 */
export function apiContract(operations: Record<string, string>): string {
  const job = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  const schema = { $ref: '#/components/schemas/Job' };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  return JSON.stringify({
    paths: Object.fromEntries(
      Object.entries(operations).map(([operationId, call]) => {
        const [method = '', path = ''] = call.split(' ');
        return [path, { [method]: { operationId, responses } }];
      }),
    ),
    components: { schemas: { Job: job } },
  });
}

/** The shared packages and the libraries, as a checkout of the product has them. */
export function writeWorkspace(root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@ifj'), { recursive: true });
  for (const library of libraries) symlinkSync(join(installed, library), join(modules, library));
  symlinkSync(join(import.meta.dirname, '../..'), join(modules, '@ifj/delivery'));
  writeFiles(root, {
    'package-lock.json': '{}',
    'node_modules/@ifj/shared-ui/package.json': packageJson('shared-ui', {
      exports: {
        '.': './src/index.tsx',
        './form': './src/form.tsx',
        './dialog': './src/dialog.tsx',
        './document': './src/document.tsx',
      },
    }),
    'node_modules/@ifj/shared-ui/src/index.tsx': `
      import type { ReactNode } from 'react';
      export const Heading = ({ children }: { children: ReactNode }) => <h1>{children}</h1>;
      export const Note = ({ children }: { children: ReactNode }) => <p>{children}</p>;`,
    'node_modules/@ifj/shared-ui/src/form.tsx': `
      import { useFormik } from 'formik';
      export const Form = () => <form data-fields={Object.keys(useFormik({ initialValues: { a: 1 }, onSubmit: () => undefined }).values).length} />;`,
    'node_modules/@ifj/shared-ui/src/dialog.tsx': `export const Dialog = () => <dialog />;`,
    'node_modules/@ifj/shared-ui/src/letters.woff2': 'letters',
    'node_modules/@ifj/shared-ui/src/document.tsx': `
      import type { ReactNode } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      const letters = new URL('./letters.woff2', import.meta.url).href;
      export const renderDocument = (content: ReactNode, path: string) => ({
        body: renderToStaticMarkup(<div id={path}>{content}</div>),
        css: '@font-face{src:url(' + letters + ')}',
      });`,
    'node_modules/@ifj/shared-api/package.json': packageJson('shared-api', {
      exports: { '.': './src/index.ts', './document': './src/document.tsx' },
    }),
    'node_modules/@ifj/shared-api/src/document.tsx': `
      import type { ReactNode } from 'react';
      export const VisitorStore = ({ children }: { children: ReactNode }) => children;`,
    'node_modules/@ifj/shared-api/src/index.ts': `
      export const useListJobsQuery = () => ['one'];
      export const operationsOf = () => ({ injectEndpoints: () => undefined });
      export { useOwnAccount } from './own-account.ts';
      export { operationAddress } from './operation-address.ts';
      export const operations = {
        endpoints: { listJobs: { initiate: () => undefined }, logout: { initiate: () => undefined } },
        util: { updateQueryData: () => undefined },
      };
      export const useLogoutMutation = () => undefined;
      export const useSession = () => ({ isSignedIn: false });`,
    'node_modules/@ifj/shared-api/src/generated/api-contract.json': apiContract({
      listJobs: 'get /IFJ/api/jobs',
      logout: 'post /IFJ/api/logout',
      exportMe: 'get /IFJ/api/me/export',
    }),
    'node_modules/@ifj/shared-api/src/operation-address.ts': `
      export const operationAddress = (path: string) => '/IFJ/api' + path;`,
    'node_modules/@ifj/shared-api/src/own-account.ts': `
      import { exportMeAddress } from './generated/addresses.ts';
      export const useOwnAccount = () => exportMeAddress();`,
    'node_modules/@ifj/shared-api/src/generated/addresses.ts': `
      import { operationAddress } from '../operation-address.ts';
      export const exportMeAddress = () => operationAddress('/me/export');`,
    'node_modules/@ifj/shared-api/src/generated/operations.ts': `
      const injected = api.injectEndpoints({ endpoints: (build) => ({
        listJobs: build.query<Jobs, void>({ query: () => '/jobs' }),
        logout: build.mutation<void, void>({ query: () => '/logout' }),
      }) });`,
  });
}

/** Writes an area; pages are by module, such as `./jobs/list`. */
export function writeAreaPackage(
  root: string,
  name: string,
  paths: RemotePath[],
  pages: Record<string, string>,
  documents: RemoteDocument[] = [],
): string {
  const folder = join(root, name);
  writeFiles(folder, {
    'package.json': packageJson(name),
    'remote.json': JSON.stringify(remoteManifest(name, paths, { documents })),
    'webpack.config.ts': `import { area } from '@ifj/delivery/build';\nexport default area(import.meta.dirname);\n`,
    ...Object.fromEntries(
      Object.entries(pages).map(([module, source]) => [`src/features/${module}.page.tsx`, source]),
    ),
  });
  return folder;
}

/** Writes a shell whose one page shows what its loader does. */
export function writeShellPackage(root: string, main: string): string {
  const folder = join(root, 'shell');
  writeFiles(folder, {
    'package.json': packageJson('shell'),
    'webpack.config.ts': `import { shell } from '@ifj/delivery/build';
      export default shell(import.meta.dirname, { narrow: { 'react-router-dom': './src/router.ts' } });`,
    'src/main.tsx': main,
    'src/router.ts': `export { Link, useParams } from 'react-router-dom';`,
    'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/index.html': `<!doctype html><html lang="en"><head><title>IFJ</title>
      <link rel="icon" href="./icon.svg"><!--gateway:head--></head>
      <body><div id="root"></div><!--gateway:scripts--></body></html>`,
  });
  return folder;
}
