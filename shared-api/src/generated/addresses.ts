import { operationAddress } from '../requests/operation-address.ts';

export const exportMeAddress = (): string => operationAddress(`/me/export`);

export const visitGoogleAddress = ({ next }: { next?: string | undefined }): string =>
  operationAddress(`/auth/google`, { next });
