import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionEnd, StoredSession } from './stored-session.ts';

export interface SessionState extends StoredSession {
  /** Why there is no session any more; null before one was there. */
  ended: SessionEnd | null;
  /** The api said that this organization is not verified. */
  unverified: boolean;
}

const initialState: SessionState = {
  userId: null,
  roleSpecificId: null,
  role: null,
  ended: null,
  unverified: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: (
      state,
      { payload }: PayloadAction<{ stored: StoredSession; end: SessionEnd }>,
    ) => {
      const lost = state.userId !== null && payload.stored.userId === null;
      const another = state.userId !== payload.stored.userId;
      return {
        ...payload.stored,
        ended: lost ? payload.end : payload.stored.userId === null ? state.ended : null,
        unverified: another ? false : state.unverified,
      };
    },
    organizationUnverified: (state) => {
      state.unverified = state.role === 'organization';
    },
    verificationLearned: (state, { payload }: PayloadAction<{ verified: number }>) => {
      state.unverified = state.role === 'organization' && payload.verified !== 1;
    },
  },
});

export const { sessionChanged, organizationUnverified, verificationLearned } = sessionSlice.actions;
