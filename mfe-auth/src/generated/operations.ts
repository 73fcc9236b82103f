import { operationsOf } from '@ifj/shared-api';
import { tags } from '../api-tags.ts';

const api = operationsOf('mfe-auth', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/login`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/auth/register`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/resetPassword`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    confirmPasswordReset: build.mutation<
      ConfirmPasswordResetApiResponse,
      ConfirmPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/resetPassword/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({
      query: () => ({ url: `/auth/providers` }),
    }),
    signInWithGoogle: build.mutation<SignInWithGoogleApiResponse, SignInWithGoogleApiArg>({
      query: (queryArg) => ({
        url: `/auth/google/session`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    registerWithGoogle: build.mutation<RegisterWithGoogleApiResponse, RegisterWithGoogleApiArg>({
      query: (queryArg) => ({
        url: `/auth/google/register`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getContact: build.query<GetContactApiResponse, GetContactApiArg>({
      query: () => ({ url: `/contact` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type LoginApiResponse = /** status 200 Default Response */ LoginAnswer;
export type LoginApiArg = {
  body: {
    email: string;
    password: string;
  };
};
export type RegisterApiResponse = /** status 201 Default Response */ RegisterAnswer;
export type RegisterApiArg = {
  body: {
    email: string;
    password: string;
    role: 'student' | 'organization';
    full_name?: string | undefined;
    sex?: (('Male' | 'Female') | null) | undefined;
    university?: string | undefined;
    course_of_study?: string | undefined;
    status?: ('Graduate' | 'Undergraduate') | undefined;
    degree?: ('BSc' | 'MSc' | 'HND' | 'OND' | 'PhD') | undefined;
    phone?: string | undefined;
    company_name?: string | undefined;
    company_street_address?: string | undefined;
    company_state?: string | undefined;
    company_cac_number?: string | undefined;
    interview_link?: (string | null) | undefined;
  };
};
export type RequestPasswordResetApiResponse = /** status 200 Default Response */ MessageAnswer;
export type RequestPasswordResetApiArg = {
  body: {
    email: string;
  };
};
export type ConfirmPasswordResetApiResponse = /** status 200 Default Response */ MessageAnswer;
export type ConfirmPasswordResetApiArg = {
  body: {
    token: string;
    new_password: string;
  };
};
export type ListProvidersApiResponse = /** status 200 Default Response */ ProviderList;
export type ListProvidersApiArg = void;
export type SignInWithGoogleApiResponse = /** status 200 Default Response */ ProviderSignInAnswer;
export type SignInWithGoogleApiArg = {
  body: {
    code: string;
  };
};
export type RegisterWithGoogleApiResponse = /** status 201 Default Response */ RegisterAnswer;
export type RegisterWithGoogleApiArg = {
  body: {
    ticket: string;
    role: 'student' | 'organization';
    full_name?: string | undefined;
    sex?: (('Male' | 'Female') | null) | undefined;
    university?: string | undefined;
    course_of_study?: string | undefined;
    status?: ('Graduate' | 'Undergraduate') | undefined;
    degree?: ('BSc' | 'MSc' | 'HND' | 'OND' | 'PhD') | undefined;
    phone?: string | undefined;
    company_name?: string | undefined;
    company_street_address?: string | undefined;
    company_state?: string | undefined;
    company_cac_number?: string | undefined;
    interview_link?: (string | null) | undefined;
  };
};
export type GetContactApiResponse = /** status 200 Default Response */ Contact;
export type GetContactApiArg = void;
export type LoginAnswer = {
  token: string;
  role: 'student' | 'organization' | 'operator';
  user_id: string;
  role_specific_id: string | null;
  verified: 1 | 0;
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
export type RegisterAnswer = {
  details: {
    user_id: string;
    id: string;
  };
  token: string;
  role: 'student' | 'organization' | 'operator';
  user_id: string;
  role_specific_id: string | null;
  verified: 1 | 0;
};
export type MessageAnswer = {
  message: string;
};
export type ProviderList = {
  providers: {
    id: 'google';
    name: string;
    /** Where the browser goes to sign in, as a page. */
    start: string;
  }[];
};
export type PendingRegistration = {
  /** Good for one registration, in this browser. */
  ticket: string;
  email: string;
  full_name: string | null;
  expires_at: string;
};
export type ProviderSignInAnswer = {
  session: LoginAnswer | null;
  registration: PendingRegistration | null;
};
export type Contact = {
  support_address: string;
};
export const {
  useLoginMutation,
  useRegisterMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useListProvidersQuery,
  useSignInWithGoogleMutation,
  useRegisterWithGoogleMutation,
  useGetContactQuery,
} = injectedRtkApi;
