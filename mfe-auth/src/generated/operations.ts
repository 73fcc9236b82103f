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
export const { useLoginMutation, useRegisterMutation } = injectedRtkApi;
