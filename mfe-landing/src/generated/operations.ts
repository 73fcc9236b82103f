import { operationsOf } from '@ifj/shared-api';
import { tags } from '../api-tags.ts';

const api = operationsOf('mfe-landing', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewPublicJob: build.query<ViewPublicJobApiResponse, ViewPublicJobApiArg>({
      query: (queryArg) => ({
        url: `/public/jobs/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    viewLanding: build.query<ViewLandingApiResponse, ViewLandingApiArg>({
      query: () => ({ url: `/public/landing` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type ViewPublicJobApiResponse = /** status 200 Default Response */ PublicJob;
export type ViewPublicJobApiArg = {
  id: string;
};
export type ViewLandingApiResponse = /** status 200 Default Response */ Landing;
export type ViewLandingApiArg = void;
export type PublicJob = {
  id: string;
  /** Of the public page, with host. */
  address: string;
  org_id: string;
  job_title: string;
  company_name: string;
  deadline: string;
  /** Such as "5 December 2026". */
  deadline_text: string;
  /** Such as "5 days left", in Africa/Lagos. */
  time_left: string;
  department: string;
  field: string;
  /** Such as "Paid, ₦1,000 – ₦2,000 per month". */
  stipend: string;
  /** Such as "Hybrid". */
  environment: string;
  location: string;
  duration: string;
  /** Paragraphs, which may have lines. */
  description: string[];
  requirements: {
    groups: {
      paragraphs: string[];
      list: {
        bullets: string[];
      } | null;
    }[];
  } | null;
  share: {
    title: string;
    description: string;
  };
  /** A JobPosting of schema.org, as JSON-LD. */
  structured_data: {
    [key: string]: unknown;
  };
};
export type ErrorAnswer = {
  error: string;
  message: string;
  code: string;
  fields?:
    | {
        [key: string]: string;
      }
    | undefined;
};
export type JobGone = {
  error: string;
  message: string;
  code: string;
  fields?:
    | {
        [key: string]: string;
      }
    | undefined;
  onward: {
    label: string;
    /** A path. */
    address: string;
  }[];
};
export type LandingFigure = {
  /** As it is shown: "5,000+". */
  value: string;
  label: string;
};
export type LandingStory = {
  name: string;
  /** Who tells it. */
  about: string;
  text: string;
  /** Made up, to show how it can go; it is marked so. */
  is_example: boolean;
};
export type Landing = {
  figures: LandingFigure[];
  stories: LandingStory[];
  support_address: string;
};
export const { useViewPublicJobQuery, useViewLandingQuery } = injectedRtkApi;
