import type { OperationTags } from '@ifj/shared-api';

/** Signing in and registering begin a session, which drops every earlier answer by itself. */
export const tags: OperationTags = {};
