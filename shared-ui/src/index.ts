export { default as styled } from '@emotion/styled';
export { color, fontSize, media, radius, space } from './theme/tokens.ts';
export { AppTheme } from './theme/app-theme.tsx';
export { ColorModeSwitch } from './theme/color-mode-switch.tsx';

export { Stack } from './layout/stack.tsx';
export { Grid } from './layout/grid.tsx';
export { Text, HiddenText } from './layout/text.tsx';
export { Heading } from './layout/heading.tsx';
export { Section, Band } from './layout/section.tsx';
export { Card, Divider } from './layout/card.tsx';

export { Page } from './page/page.tsx';
export { AuthLayout } from './page/auth-layout.tsx';
export { hearHistoryMoves, onHistoryMove } from './page/history-moves.ts';
export { useIsHere } from './page/use-is-here.ts';
export { useOpenHere } from './page/use-open-here.ts';
export { hasUnsavedWork } from './form/leaving/unsaved-work.ts';
export { useGoBack } from './page/use-go-back.ts';
export { usePageTitle } from './page/use-page-title.ts';
export { DashboardFrame } from './frame/dashboard-frame.tsx';
export type { FrameEntry } from './frame/frame-entry.ts';

export { Button } from './actions/button.tsx';
export { LinkButton } from './actions/link-button.tsx';
export { OuterLinkButton } from './actions/outer-link-button.tsx';
export { IconButton } from './actions/icon-button.tsx';
export { TextLink } from './actions/text-link.tsx';
export { ShareButton } from './actions/share-button.tsx';
export { useShare, type Shareable } from './actions/use-share.ts';
export { Spinner } from './actions/spinner.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';

export { Icon, type IconName } from './icon/icon.tsx';
export { Logo } from './pictures/logo.tsx';

export { EntityCard } from './card/entity-card.tsx';
export { Facts, type Fact } from './card/facts.tsx';
export { NotificationCard } from './card/notification-card.tsx';
export { OfferedDates } from './card/offered-dates.tsx';
export { OrganizationName } from './card/organization-name.tsx';
export { JobFacts } from './card/job-facts.tsx';
export { JobPosting } from './card/job-posting.tsx';
export { Bullets } from './card/requirements.tsx';
export { Stipend } from './card/stipend.tsx';
export { Deadline } from './card/deadline.tsx';
export { StatusChip, type StatusKind, type StatusTone } from './card/status-chip.tsx';
export { ProgressSteps, type ProgressStep } from './card/progress-steps.tsx';
export { Avatar } from './card/avatar.tsx';

export { StateTabs, type TabItem } from './tabs/state-tabs.tsx';
export { FilterBar } from './filter/filter-bar.tsx';
export { SearchBox } from './filter/search-box.tsx';
export { FilterDate, FilterSearch, FilterSelect } from './filter/filter-controls.tsx';
export { PagedList } from './list/paged-list.tsx';
export { useFocusAfterRemoval } from './list/use-focus-after-removal.ts';

export { LoadingState } from './states/skeletons.tsx';
export {
  EmptyState,
  FailedState,
  NotFoundState,
  PleaseLogInState,
  SuccessState,
  UnauthorizedState,
  WaitingState,
} from './states/states.tsx';
export { OfflineBanner, useOnline } from './states/offline-banner.tsx';
export { Notice } from './states/notice.tsx';
export { RetryNotice } from './states/retry-notice.tsx';
export { Announcement } from './states/announcer.tsx';
export { loadDialog } from './states/load-dialog.tsx';
export { loadPart } from './states/load-part.tsx';

export { Toasts } from './toasts/toasts.tsx';
export { useToast, type ToastApi } from './toasts/toast-context.ts';

export { formatDate, formatDateTime, relativeDay, today } from './format/days.ts';
export { formatZonedTime, instantOf } from './format/zoned-time.ts';
export {
  listTimeZones,
  readersTimeZone,
  timeZoneInWords,
  wallTimeOf,
} from './format/time-zones.ts';
export { readAmount, type Amount } from './format/amount.ts';
export { withPlainLineEnds } from './format/line-ends.ts';
export { truncate } from './format/text.ts';
