import { isRunning } from '../../delivery/src/process/running-process.ts';

/** Whether a process with this id is there, whoever it belongs to. */
export const isAlive = (pid: number): boolean => isRunning({ pid, born: null });

/** Ends a process that leads a group, and whatever it has started itself; being gone is no error. */
export function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
