import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../../../e2e/src/command.ts';
import { reservePort } from '../../../scripts/product/port.ts';
import { waitUntilAnswers } from '../../../scripts/product/probe.ts';
import type { Place } from '../load/plain-connection.ts';

const installed = '/usr/sbin/nginx';
const host = '127.0.0.1';
const deadline = 10_000;

/** As Debian has it, but for one worker and connections that stay; like the gateway it logs each answer. */
const configuration = (folder: string, port: number): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/temporary/body;
  proxy_temp_path ${folder}/temporary/proxy;
  fastcgi_temp_path ${folder}/temporary/fastcgi;
  uwsgi_temp_path ${folder}/temporary/uwsgi;
  scgi_temp_path ${folder}/temporary/scgi;
  server {
    listen ${host}:${port};
    root ${folder}/files;
    keepalive_requests 10000000;
  }
}
`;

/** Takes Debian's nginx out of its package, without installing it: nothing is to go on serving. */
async function unpackNginx(folder: string): Promise<string> {
  const unpacked = join(folder, 'package');
  await mkdir(unpacked);
  await runProgram('apt-get', ['-qq', 'download', 'nginx'], { env: process.env, cwd: unpacked });
  const archive = (await readdir(unpacked)).find((file) => file.endsWith('.deb')) ?? '';
  await runProgram('dpkg-deb', ['--extract', archive, '.'], { env: process.env, cwd: unpacked });
  return join(unpacked, installed);
}

/** @throws Error that says what to install */
async function findNginx(folder: string): Promise<string> {
  if (existsSync(installed)) return installed;
  try {
    return await unpackNginx(folder);
  } catch (error) {
    throw new Error('nginx is missing. Install it (Debian: apt-get install nginx-light).', {
      cause: error,
    });
  }
}

/**
 * Lends an nginx with one worker.
 * @param folder whose `files` it serves; other users can read it
 * @param path of one of the files
 */
export async function withNginx<Result>(
  folder: string,
  path: string,
  use: (place: Place) => Promise<Result>,
): Promise<Result> {
  const program = await findNginx(folder);
  const port = await reservePort(host, 0);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port));
  await mkdir(join(folder, 'temporary'));
  const server = spawn(program, ['-e', join(folder, 'error.log'), '-c', file], {
    stdio: 'inherit',
  });
  const ended = new AbortController();
  const end = new Promise<void>((resolve) => {
    server.once('exit', () => {
      ended.abort(new Error('nginx ended at once.'));
      resolve();
    });
  });
  try {
    await waitUntilAnswers({ host, port }, path, { signal: ended.signal, deadline });
    return await use({ host, port });
  } finally {
    server.kill('SIGTERM');
    await end;
  }
}
