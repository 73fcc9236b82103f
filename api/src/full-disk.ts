import { unavailable, type ApiError } from './errors.ts';

const codes = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a file could not be written since its disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return codes.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}

/** What a sender is told then. */
export const noRoom = (): ApiError =>
  unavailable('Files cannot be stored at the moment. Please try again later.', 60);
