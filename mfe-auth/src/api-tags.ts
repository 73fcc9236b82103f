import type { OperationTags } from '@ifj/shared-api';

// Signing in and registering begin a session, and every answer of an earlier one is dropped then.
export const tags: OperationTags = {};
