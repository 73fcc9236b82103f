import { operationAddress } from '@ifj/shared-api';

export const downloadFileAddress = ({ id }: { id: string }): string =>
  operationAddress(`/files/${encodeURIComponent(id)}`);
