import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../gateway/app.ts';
import { readConfig } from '../gateway/config.ts';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { promote } from '../store/live.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { RemoteManifest } from '../contract/remote.ts';
import { remoteManifest, remotePath, writeBuild, writeShell } from './builds.ts';

const student = { roles: ['student' as const], session: true, frame: 'dashboard' as const };
const organization = { ...student, roles: ['organization' as const] };

/** Four areas as the product has them. */
export const areas: RemoteManifest[] = [
  remoteManifest('mfe-landing', [remotePath('/', { module: './landing/landing', title: 'IFJ' })]),
  remoteManifest('mfe-auth', [
    remotePath('/register', { module: './registration/role-choice', title: 'Create an account' }),
    remotePath('/signup', { module: './registration/sign-up', title: 'Sign up' }),
    remotePath('/create-student-account', { module: './registration/student-account' }),
    remotePath('/create-company-account', { module: './registration/company-account' }),
    remotePath('/login', { module: './session/login', title: 'Log in' }),
    remotePath('/loader', { module: './session/loader', title: 'One moment' }),
    remotePath('/unverified-company', {
      ...organization,
      frame: 'plain',
      module: './verification/unverified-company',
    }),
  ]),
  remoteManifest(
    'mfe-student',
    [
      remotePath('/dashboard/jobs', { ...student, module: './jobs/job-list' }),
      remotePath('/dashboard/jobs/:id', { ...student, module: './jobs/job-detail' }),
      remotePath('/dashboard/jobs/:id/apply/:orgId', {
        ...student,
        module: './applications/apply',
      }),
      remotePath('/dashboard/applications', {
        ...student,
        module: './applications/application-list',
      }),
    ],
    {
      menu: [
        { path: '/dashboard/jobs', label: 'Jobs', icon: 'jobs', order: 10, roles: ['student'] },
        {
          path: '/dashboard/applications',
          label: 'Applications',
          icon: 'applications',
          order: 30,
          roles: ['student'],
        },
      ],
    },
  ),
  remoteManifest(
    'mfe-organization',
    [
      remotePath('/dashboard/jobs', { ...organization, module: './jobs/job-list' }),
      remotePath('/dashboard/create-job', { ...organization, module: './jobs/create-job' }),
      remotePath('/dashboard/jobs/:orgId/:id', {
        ...organization,
        module: './applications/job-applications',
      }),
      remotePath('/dashboard/applications', {
        ...organization,
        module: './applications/application-list',
      }),
      remotePath('/dashboard/applications/:applicationId', {
        ...organization,
        module: './applications/application-review',
      }),
    ],
    {
      menu: [
        {
          path: '/dashboard/jobs',
          label: 'Jobs',
          icon: 'jobs',
          order: 10,
          roles: ['organization'],
        },
        {
          path: '/dashboard/create-job',
          label: 'Create Job',
          icon: 'create-job',
          order: 20,
          roles: ['organization'],
        },
        {
          path: '/dashboard/applications',
          label: 'Applications',
          icon: 'applications',
          order: 30,
          roles: ['organization'],
        },
      ],
    },
  ),
];

/** `./jobs/job-list` -> `job-list.js` */
function chunkOf(module: string): string {
  return `${module.split('/').at(-1) ?? ''}.js`;
}

/** Which lazy shares a page of the product uses. */
function sharesOf(module: string): string[] {
  const isForm = /sign-up|account|login|create-job|apply$/.test(module);
  return ['@ifj/shared-ui', ...(isForm ? ['@ifj/shared-ui/form'] : [])];
}

/** Publishes one version of an area, without making it live. */
export async function publishArea(
  store: ReleaseStore,
  folder: string,
  remote: RemoteManifest,
  version: string,
): Promise<void> {
  const { name, paths } = remote;
  const build = join(folder, `${name}-${version}`);
  mkdirSync(build, { recursive: true });
  const contents = {
    'remoteEntry.js': `entry('${name}', '${version}');`,
    ...Object.fromEntries(
      paths.map(({ module }) => [chunkOf(module), `chunk('${name}', '${module}', '${version}');`]),
    ),
  };
  writeBuild(build, {
    name,
    version,
    contents,
    remote,
    preload: Object.fromEntries(paths.map(({ path, module }) => [path, [chunkOf(module)]])),
    needsByPath: Object.fromEntries(paths.map(({ path, module }) => [path, sharesOf(module)])),
  });
  await store.publish(build);
}

/** Publishes one version of the shell, without making it live. */
export async function publishShell(
  store: ReleaseStore,
  folder: string,
  version: string,
  contents: Record<string, string> = {},
): Promise<void> {
  const build = join(folder, `shell-${version}`);
  mkdirSync(build, { recursive: true });
  writeShell(build, version, {
    paths: ['/dashboard'],
    preload: { '/*': ['inter.woff2'], '/dashboard/*': ['frame.js'] },
    shareFiles: { '@ifj/shared-ui': [], '@ifj/shared-ui/form': ['form.js', 'formik.js'] },
    contents: {
      'main.js': `boot('${version}');`.repeat(20),
      'frame.js': 'frame();',
      'form.js': 'form();',
      'formik.js': 'formik();',
      'inter.woff2': 'letters',
      'licence.txt': 'Free to use\n',
      'favicon.abc123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...contents,
    },
  });
  await store.publish(build);
}

/** A store on disk with everything live in version `1.0.0-a`. */
export async function publishProduct(folder: string): Promise<DiskReleaseStore> {
  const store = new DiskReleaseStore(join(folder, 'releases'));
  await makeProductLive(store, folder);
  return store;
}

/** Makes everything live in version `1.0.0-a`. */
export async function makeProductLive(store: ReleaseStore, folder: string): Promise<void> {
  await publishShell(store, folder, '1.0.0-a');
  for (const remote of areas) await publishArea(store, folder, remote, '1.0.0-a');
  const names = ['shell', ...areas.map(({ name }) => name)];
  await promote(
    store,
    names.map((name) => ({ name, version: '1.0.0-a' })),
  );
}

/** A gateway over the store; `env` adds to a configuration that logs nothing. */
export function gatewayOver(
  store: ReleaseStore,
  env: NodeJS.ProcessEnv = {},
): Promise<FastifyInstance> {
  return buildGateway(
    readConfig({
      API_URL: 'http://127.0.0.1:9',
      RELEASES_URL: store.place,
      LOG_LEVEL: 'silent',
      ...env,
    }),
    store,
  );
}
