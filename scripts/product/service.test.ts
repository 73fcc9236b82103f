import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitUntilAnswers } from './probe.ts';
import { isAlive } from './process.ts';
import { startService, type Service, type ServiceDefinition } from './service.ts';

let folder: string;
let launches: number[];
let service: Service | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ifj-service-'));
  launches = [];
  service = undefined;
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => service?.stop(0));

const socketPath = () => join(folder, 'socket');

/** A program that answers on a socket, after `before` has run. */
function definition(before = ''): ServiceDefinition {
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { createServer } from 'node:http';
     import { rmSync } from 'node:fs';
     ${before}
     rmSync(process.env.SOCKET, { force: true });
     createServer((request, response) => response.end()).listen(process.env.SOCKET, () => process.send('listening'));`,
  );
  return {
    name: 'sample',
    program,
    env: { SOCKET: socketPath() },
    log: join(folder, 'log'),
    launched: (pid) => launches.push(pid),
    ready: (signal, listens) =>
      waitUntilAnswers({ socketPath: socketPath() }, '/', { signal, listens, deadline: 5000 }),
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

const never = new AbortController().signal;

describe('startService', () => {
  test('starts a killed program again', async () => {
    service = await startService(definition(), never);
    process.kill(Number(launches[0]), 'SIGKILL');
    await until(() => launches.length === 2);
    expect(isAlive(Number(launches[1]))).toBe(true);
    await definition().ready(never, () => true);
  });

  test('tries again where a program cannot be started, and goes on', async () => {
    service = await startService(definition(), never);
    const told = jest.mocked(console.log);
    const node = jest.replaceProperty(process, 'execPath', join(folder, 'no-node'));
    process.kill(Number(launches[0]), 'SIGKILL');
    await until(() => told.mock.calls.some(([line]) => /no-node ENOENT/.test(String(line))));
    node.restore();
    await until(() => launches.length === 2);
    await expect(definition().ready(never, () => true)).resolves.toBeUndefined();
  });

  test('tries again where its log cannot be written, and goes on', async () => {
    const log = join(folder, 'logs/sample.log');
    service = await startService({ ...definition(), log }, never);
    rmSync(join(folder, 'logs'), { recursive: true });
    writeFileSync(join(folder, 'logs'), '');
    process.kill(Number(launches[0]), 'SIGKILL');
    const told = jest.mocked(console.log);
    await until(() => told.mock.calls.some(([line]) => /EEXIST/.test(String(line))));
    rmSync(join(folder, 'logs'));
    await until(() => launches.length === 2);
    await expect(definition().ready(never, () => true)).resolves.toBeUndefined();
  });

  test('is not content with another program that answers in its place', async () => {
    const other = createServer((_request, response) => response.end()).listen(socketPath());
    const late = definition();
    writeFileSync(late.program, `console.error('The sample cannot start: its place is taken.');`);
    await expect(startService(late, never)).rejects.toThrow(
      'The sample cannot start: its place is taken.',
    );
    other.close();
  });

  test('says why a program does not start', async () => {
    const failing = definition('throw new Error("no configuration");');
    await expect(startService(failing, never)).rejects.toThrow(/sample[^]*no configuration/);
  });

  test('says it in the words of this run alone, the cause first', async () => {
    const failing = definition('throw new Error("no configuration");');
    writeFileSync(failing.log, 'Error: what was wrong yesterday\n');
    await expect(startService(failing, never)).rejects.toThrow(
      /^The sample does not start: Error: no configuration\n(?![^]*yesterday)/,
    );
  });

  test('says that a program takes too long, not that it ended', async () => {
    const hanging = {
      ...definition('setInterval(() => undefined, 60_000); await new Promise(() => undefined);'),
    };
    hanging.ready = (signal, listens) =>
      waitUntilAnswers({ socketPath: socketPath() }, '/', { signal, listens, deadline: 200 });
    await expect(startService(hanging, never)).rejects.toThrow(
      'The sample does not start: no good answer within 0.2 s',
    );
  });

  test('keeps its log from other users, an earlier one too', async () => {
    const logs = join(folder, 'logs');
    mkdirSync(logs, { mode: 0o755 });
    const log = join(logs, 'sample.log');
    for (const file of [log, `${log}.1`]) writeFileSync(file, 'earlier\n', { mode: 0o644 });
    service = await startService({ ...definition(), log }, never);
    const modes = [logs, log, `${log}.1`].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    await service.stop(0);
    const fresh = join(folder, 'fresh/sample.log');
    service = await startService({ ...definition(), log: fresh }, never);
    expect(statSync(fresh).mode & 0o777).toBe(0o600);
  });

  test('lets a program that knows why say it', async () => {
    const failing = definition(
      `console.log('{"level":"info"}');
       console.error('The sample cannot start.\\nPORT must be a number');
       process.exit(1);`,
    );
    await expect(startService(failing, never)).rejects.toThrow(
      /^The sample cannot start\.\nPORT must be a number$/,
    );
  });

  test('ends a program that does not listen, and what it has started', async () => {
    const stubborn = definition(
      `import { spawn } from 'node:child_process';
       import { writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => undefined);
       const child = spawn('sleep', ['60']);
       writeFileSync('${folder}/grandchild', String(child.pid));`,
    );
    service = await startService(stubborn, never);
    const grandchild = Number(readFileSync(join(folder, 'grandchild'), 'utf8'));
    await service.stop(100);
    await until(() => !isAlive(grandchild));
    expect(isAlive(Number(launches[0]))).toBe(false);
    expect(launches).toHaveLength(1);
  });

  test('leaves no program behind when the start is called off', async () => {
    const callOff = new AbortController();
    const starting = startService(
      { ...definition(), ready: (signal) => new Promise((_, no) => (signal.onabort = no)) },
      callOff.signal,
    );
    callOff.abort();
    await expect(starting).rejects.toBeDefined();
    expect(isAlive(Number(launches[0]))).toBe(false);
  });
});
