import { applicationTabs, type ApplicationStatus, type ApplicationTab } from '@ifj/shared-api';

/** The address of a tab of the student's own applications. */
export const addressOfTab = (tab: ApplicationTab): string => `/dashboard/applications?tab=${tab}`;

/** Where an own application stands in the list; its first tab while the status is not known. */
export const addressOfApplication = (status: ApplicationStatus | undefined): string =>
  status === undefined ? '/dashboard/applications' : addressOfTab(tabOf(status));

/** The tab under which an application with this status stands. */
export function tabOf(status: ApplicationStatus): ApplicationTab {
  const tabs: readonly { value: ApplicationTab; statuses: readonly ApplicationStatus[] }[] =
    applicationTabs;
  return tabs.find(({ statuses }) => statuses.includes(status))?.value ?? 'Applied';
}
