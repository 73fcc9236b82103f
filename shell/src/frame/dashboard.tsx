import { useGetMeQuery, useSession } from '@ifj/shared-api';
import { DashboardFrame } from '@ifj/shared-ui';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import type { Area } from '../areas/page-source.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { menuFor } from './menu.ts';
import { Plain } from './plain.tsx';
import { useLogout } from './use-logout.ts';

/** How often the menu's counters are looked at while the tab is in view, in milliseconds. */
const lookEvery = 60_000;

/** The frame around every dashboard page; who may not enter gets what stands around other pages. */
export function Dashboard({ areas }: { areas: readonly Area[] }) {
  const { isSignedIn, isUnverified, role } = useSession();
  const { data: me } = useGetMeQuery(undefined, {
    skip: !isSignedIn,
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const logout = useLogout();
  const entries = useMemo(() => menuFor(areas, role, me?.counters), [areas, role, me?.counters]);

  if (!isSignedIn || isUnverified) return <Plain />;
  const name = me?.student?.full_name ?? me?.organization?.company_name ?? me?.email;
  return (
    <DashboardFrame entries={entries} userName={name} onLogout={logout.ask}>
      <Outlet />
      <LogoutDialog {...logout} isFrameFilled={me !== undefined} />
    </DashboardFrame>
  );
}
