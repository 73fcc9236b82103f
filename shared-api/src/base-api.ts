import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './requests/base-query.ts';
import { tagTypes } from './tags/tag.ts';

/** The one RTK Query slice. Operations are injected into it through `operationsOf`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A slow call holds nothing back; `refetchOvertaken` sees to what is on its way.
  invalidationBehavior: 'immediately',
  // What a lost connection has left out of date or failed.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
