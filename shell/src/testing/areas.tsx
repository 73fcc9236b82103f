import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Area, AreaPath, PageSource } from '../areas/page-source.ts';

type GivenPath = Pick<AreaPath, 'path' | 'module'> & Partial<AreaPath>;

const dashboardPath = (given: GivenPath): AreaPath => ({
  session: true,
  frame: 'dashboard',
  title: given.module,
  ...given,
});

const publicPath = (given: GivenPath): AreaPath => ({
  session: false,
  frame: 'plain',
  title: given.module,
  ...given,
});

/** Two areas that serve one address to different roles, and one for everybody. */
export const areas: Area[] = [
  {
    name: 'mfe-public',
    paths: [
      publicPath({ path: '/', module: './start' }),
      publicPath({ path: '/login', module: './login' }),
      publicPath({
        path: '/unverified-company',
        module: './waiting',
        session: true,
        roles: ['organization'],
      }),
    ],
    menu: [],
  },
  {
    name: 'mfe-student',
    paths: [
      dashboardPath({ path: '/dashboard/jobs', module: './student-jobs', roles: ['student'] }),
      dashboardPath({ path: '/dashboard/jobs/:id', module: './student-job', roles: ['student'] }),
    ],
    menu: [
      {
        path: '/dashboard/inbox',
        label: 'Inbox',
        icon: 'x',
        order: 30,
        roles: ['student'],
        badge: 'unread',
      },
      { path: '/dashboard/jobs', label: 'Jobs', icon: 'jobs', order: 10, roles: ['student'] },
    ],
  },
  {
    name: 'mfe-organization',
    paths: [
      dashboardPath({ path: '/dashboard/jobs', module: './own-jobs', roles: ['organization'] }),
      dashboardPath({ path: '/dashboard/create-job', module: './create', roles: ['organization'] }),
    ],
    menu: [
      {
        path: '/dashboard/create-job',
        label: 'Create Job',
        icon: 'create-job',
        order: 20,
        roles: ['organization'],
      },
      { path: '/dashboard/jobs', label: 'Jobs', icon: 'jobs', order: 10, roles: ['organization'] },
    ],
  },
];

function TestPage({ area, module }: { area: string; module: string }) {
  const { id } = useParams();
  return (
    <>
      <h1>{[area, module, id].filter(Boolean).join(' ')}</h1>
      <input aria-label="Note" />
      <Link to="/dashboard/jobs">to jobs</Link>
      <Link to="/dashboard/jobs/7">to job 7</Link>
    </>
  );
}

/** A page that says which one it is. */
export function pageOf(area: string, module: string): ComponentType {
  return () => <TestPage area={area} module={module} />;
}

/** A source whose pages load at once. */
export function workingSource(): PageSource {
  return {
    areas: () => areas,
    onChange: () => () => undefined,
    loadPage: (area, module) => Promise.resolve(pageOf(area, module)),
    preloadPage: () => undefined,
    retryArea: () => undefined,
    fallBack: () => false,
    versionOf: () => '1',
    askForNews: () => Promise.resolve(false),
    isOutdated: () => false,
    takeOver: () => undefined,
    onOverdue: () => () => undefined,
    newShell: () => undefined,
  };
}
