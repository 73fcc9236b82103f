import { stat } from 'node:fs/promises';

/** Whether there is something at a path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
