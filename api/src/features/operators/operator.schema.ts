import { Type, type Static } from 'typebox';
import { MessageAnswer } from '../../schema/answers.ts';
import { PageMeta, pageQuery } from '../../schema/pages.ts';
import {
  Id,
  Moment,
  nullable,
  oneOf,
  proseText,
  ref,
  strictObject,
  verifications,
} from '../../schema/values.ts';
import { Organization } from '../organizations/organization.schema.ts';

export const longestReason = 1_000;

/** What the person concerned reads. */
export const ReasonBody = strictObject(
  { reason: proseText(longestReason) },
  { $id: 'OperatorReason' },
);

const Seen = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 40,
    format: 'line',
    description:
      'The revision that was looked at. It is needed once the organization has amended what it handed in; if another stands now, nothing is changed.',
  }),
);

export const ApprovalBody = strictObject({ seen: Seen }, { $id: 'OrganizationApproval' });
export const RefusalBody = strictObject(
  { reason: ReasonBody.properties.reason, seen: Seen },
  { $id: 'OrganizationRefusal' },
);

export const VerificationDecision = Type.Object(
  {
    decision: oneOf(['approved', 'refused']),
    reason: nullable(Type.String()),
    decided_by: Type.String(),
    created_at: Moment,
  },
  { $id: 'VerificationDecision' },
);

const AccountSuspension = Type.Object(
  {
    action: oneOf(['suspended', 'restored']),
    reason: Type.String(),
    decided_by: Type.String(),
    created_at: Moment,
  },
  { $id: 'AccountSuspension' },
);

export const OrganizationReview = Type.Object(
  {
    ...Organization.properties,
    user_id: Id,
    email: Type.String(),
    submitted_at: Moment,
    revision: Type.String({
      description: 'Names the company name and the CAC number as they stand and were handed in.',
    }),
    amended: Type.Boolean({
      description:
        'Whether they were changed while they waited; a decision then names its revision.',
    }),
    created_at: Moment,
    suspended_at: nullable(Moment),
    latest_decision: nullable(ref(VerificationDecision)),
  },
  { $id: 'OrganizationReview' },
);

export const ReviewsQuery = Type.Object({
  verification: Type.Optional(oneOf(verifications)),
  ...pageQuery,
});
export type ReviewsQueryValues = Static<typeof ReviewsQuery>;

export const OrganizationReviewList = Type.Object(
  { organizations: Type.Array(ref(OrganizationReview)), meta: ref(PageMeta) },
  { $id: 'OrganizationReviewList' },
);

export const OrganizationReviewed = Type.Object(
  { message: MessageAnswer.properties.message, organization: ref(OrganizationReview) },
  { $id: 'OrganizationReviewed' },
);

/** Newest first. */
export const OrganizationDecisions = Type.Object(
  {
    decisions: Type.Array(ref(VerificationDecision)),
    suspensions: Type.Array(ref(AccountSuspension)),
  },
  { $id: 'OrganizationDecisions' },
);

export const AccountState = Type.Object(
  {
    message: MessageAnswer.properties.message,
    user_id: Id,
    suspended_at: nullable(Moment),
  },
  { $id: 'AccountState' },
);

export const operatorSchemas = [
  ReasonBody,
  ApprovalBody,
  RefusalBody,
  VerificationDecision,
  AccountSuspension,
  OrganizationReview,
  OrganizationReviewList,
  OrganizationReviewed,
  OrganizationDecisions,
  AccountState,
];
