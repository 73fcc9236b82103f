import { jobTag, type OperationTags } from '@ifj/shared-api';

export const tags: OperationTags = {
  viewPublicJob: { providesTags: (_answer, _error, { id }: { id: string }) => [jobTag(id)] },
};
