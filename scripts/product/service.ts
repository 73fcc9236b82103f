import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithThisProcess } from './guard.ts';
import { prepareLog, trimLog } from './log-file.ts';
import { killGroup } from './process.ts';
import { say } from './progress.ts';
import { endOfLog, explainFailure } from './start-failure.ts';

/** A program that runs as long as the product does. */
export interface ServiceDefinition {
  name: string;
  /** Path of the program. */
  program: string;
  /** How Node runs it. */
  nodeOptions?: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes. */
  log: string;
  /** Called with the id of each new process. */
  launched: (pid: number) => void;
  /**
   * Resolves once the program serves.
   * @param listens whether it has said so itself, by the message 'listening' to this process: at its
   *   address another program may answer
   */
  ready: (signal: AbortSignal, listens: () => boolean) => Promise<void>;
}

/** A running program, started again whenever it ends by itself. */
export interface Service {
  /** Ends the program: politely first, by force after `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

const firstPause = 250;
const longestPause = 10_000;
const steadyAfter = 30_000;

/**
 * Starts a program and waits until it serves; from then on it is kept running.
 * @throws Error that says why, from what it wrote in this run, when it ends before it serves
 */
export async function startService(
  definition: ServiceDefinition,
  signal: AbortSignal,
): Promise<Service> {
  const { name, log } = definition;
  const logged = endOfLog(log);
  let run = launch(definition);
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const trimming = setInterval(() => trimLog(log), 60_000).unref();
  const ended = new AbortController();
  void run.end.then(() => ended.abort());
  const service: Service = {
    async stop(grace) {
      stopping.abort();
      clearInterval(trimming);
      await end(run, grace);
    },
  };
  try {
    await definition.ready(AbortSignal.any([signal, ended.signal]), () => run.listens);
  } catch (error) {
    const reason = ended.signal.aborted ? 'ended at once' : (error as Error).message;
    await service.stop(0);
    if (signal.aborted) throw error;
    throw new Error(explainFailure(name, reason, log, logged), { cause: error });
  }
  void keepRunning();
  return service;

  async function keepRunning(): Promise<void> {
    let pause = firstPause;
    for (;;) {
      const since = Date.now();
      const how = await run.end;
      if (isStopping()) return;
      if (Date.now() - since > steadyAfter) pause = firstPause;
      say(`The ${name} ended (${how}); starting it again. Its log: ${log}`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      pause = Math.min(pause * 2, longestPause);
      run = tryToLaunch(definition);
    }
  }
}

interface Run {
  child: ChildProcess | null;
  listens: boolean;
  /** Settles with how the program ended, or why it could not be started. */
  end: Promise<string>;
}

/** Each program leads a process group of its own, so that Ctrl-C reaches the supervisor alone. */
function launch(definition: ServiceDefinition): Run {
  const { program, nodeOptions = [], env, log } = definition;
  prepareLog(log);
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [...endsWithThisProcess, ...nodeOptions, program], {
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const run: Run = { child, listens: false, end: endOf(child) };
  child.on('message', (message) => {
    run.listens ||= message === 'listening';
  });
  closeSync(output);
  if (child.pid !== undefined) definition.launched(child.pid);
  return run;
}

/** A disk without room for a log, say, is one more way for a program to end. */
function tryToLaunch(definition: ServiceDefinition): Run {
  try {
    return launch(definition);
  } catch (error) {
    return { child: null, listens: false, end: Promise.resolve((error as Error).message) };
  }
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit status ${String(code)}`));
    child.on('error', ({ message }) => resolve(message));
  });

async function end({ child, end: gone }: Run, grace: number): Promise<void> {
  child?.kill('SIGTERM');
  const timeUp = new AbortController();
  await Promise.race([
    gone,
    sleep(grace, undefined, { signal: timeUp.signal }).catch(() => undefined),
  ]);
  timeUp.abort();
  // Whatever the program has started itself ends with it.
  killGroup(child?.pid);
  await gone;
}
