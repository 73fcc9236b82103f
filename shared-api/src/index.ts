export { Provider as StoreProvider } from 'react-redux';

export { cursorPages, type PageCursor } from './cursor-pages.ts';
export { entriesOf } from './entries-of.ts';
export { beginWith, changesOf, startOf, type Begun } from './form-changes.ts';
export { operationsOf } from './operations-of.ts';
export { makeStore, type AppStore, type RootState } from './store.ts';

export {
  operations,
  useGetMeQuery,
  useListCompanyNamesQuery,
  useListJobsInfiniteQuery,
  useListLocationsQuery,
  useListSchoolsQuery,
  useUpdateOrganizationMutation,
  useViewJobQuery,
} from './generated/operations.ts';
export type {
  Job,
  ListJobsApiArg,
  Notification,
  Organization,
  Student,
  UpdateOrganizationApiArg,
  User,
} from './generated/operations.ts';
export { visitGoogleAddress } from './generated/addresses.ts';
export { limits } from './generated/limits.ts';

export {
  allJobsTag,
  applicationListTag,
  applicationTag,
  interviewListTag,
  jobListTag,
  jobTag,
  meTag,
  notificationListTag,
  pagesTags,
  type OperationTags,
  type RunningCall,
  type Tag,
} from './tags/tag.ts';
export { unlessRefused } from './tags/unless-refused.ts';

export { documentAnswer, type DocumentAnswer } from './document/document-answer.ts';

export { accountFailure } from './requests/account-failure.ts';
export { describeError, type ErrorDescription } from './requests/describe-error.ts';
export { failureReason } from './requests/failure-reason.ts';
export { isOfEndedSession } from './requests/follow-refusal.ts';
export { newIdempotencyKey } from './requests/idempotency-key.ts';
export { isSending } from './requests/is-sending.ts';
export { operationAddress } from './requests/operation-address.ts';
export { saveFailure } from './requests/save-failure.ts';
export { cancelUpload } from './requests/upload.ts';
export { useUploadProgress } from './requests/upload-progress.ts';
export { downloadFile } from './files/download-file.ts';
export { saveFile } from './files/save-file.ts';

export { isMeetLink, meetLinkProblems } from './interviews/meet-link.ts';

export { useListedJob } from './jobs/use-listed-job.ts';
export { sharedJob } from './jobs/shared-job.ts';

export { useMarkRead } from './notifications/use-mark-read.ts';
export { useNotificationList } from './notifications/use-notification-list.ts';

export { changeMe } from './session/change-me.ts';
export { readFormDetails, writeFormDetails, type FormDetails } from './session/form-details.ts';
export { forgetPassword, keepPassword, readPassword } from './session/pending-password.ts';
export { rememberJob, rememberedJob } from './session/remembered-job.ts';
export {
  isLedToSignIn,
  ledToSignIn,
  readReturnAddress,
  signInAddress,
} from './session/return-address.ts';
export {
  clearLeftovers,
  clearProductStorage,
  rememberRole,
  type SessionAnswer,
  type SessionEnd,
} from './session/stored-session.ts';
export { useOwnAccount, type OwnAccount } from './session/use-own-account.ts';
export { useSession, type Session } from './session/use-session.ts';
export { useSignIn } from './session/use-sign-in.ts';
export { useSignOut } from './session/use-sign-out.ts';

export { applicationSteps, type ApplicationStep } from './enumerations/application-steps.ts';
export {
  applicationStatuses,
  applicationTabs,
  isFinalStatus,
  type ApplicationStatus,
  type ApplicationTab,
} from './enumerations/applications.ts';
export { interviewCategories, type InterviewCategory } from './enumerations/interviews.ts';
export {
  choiceOfStipend,
  environments,
  jobFields,
  jobStates,
  stipendOfChoice,
  stipends,
  type Environment,
  type JobField,
  type JobState,
  type Stipend,
  type StipendChoice,
} from './enumerations/jobs.ts';
export { jobPosting } from './enumerations/job-posting.ts';
export { labelOf, valuesOf, type Option } from './enumerations/option.ts';
export { roles, type Role } from './enumerations/roles.ts';
export {
  degrees,
  sexes,
  studentStatuses,
  type Degree,
  type Sex,
  type StudentStatus,
} from './enumerations/students.ts';
