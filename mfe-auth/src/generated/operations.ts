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
export type LoginApiResponse = /** status 200 ok */ {
  token: string;
  role: 'student' | 'organization' | 'operator';
  user_id: string;
  role_specific_id: string;
  verified: 0 | 1;
};
export type LoginApiArg = {
  body: {
    email: string;
    password: string;
  };
};
export type RegisterApiResponse = /** status 201 ok */ {
  details: {
    user_id: string;
    id: string;
  };
  token: string;
  user_id: string;
  role_specific_id: string;
  role: 'student' | 'organization' | 'operator';
  verified: 0 | 1;
};
export type RegisterApiArg = {
  body:
    | {
        email: string;
        password: string;
        role: 'student';
        full_name: string;
        sex?: (('Male' | 'Female') | null) | undefined;
        university: string;
        course_of_study: string;
        status: 'Graduate' | 'Undergraduate';
        degree: 'BSc' | 'MSc' | 'HND' | 'OND' | 'PhD';
        phone: string;
      }
    | {
        email: string;
        password: string;
        role: 'organization';
        company_name: string;
        phone: string;
        company_street_address: string;
        company_state: string;
        company_cac_number: string;
        interview_link?: (string | null) | undefined;
      };
};
export type Error = {
  error: string;
  message: string;
  code: string;
  fields?:
    | {
        [key: string]: string;
      }
    | undefined;
};
export const { useLoginMutation, useRegisterMutation } = injectedRtkApi;
