import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

/** Writes the OpenAPI document of the routes to api/openapi.json. Needs no database. */
const target = fileURLToPath(new URL('../openapi.json', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'ifj-openapi-'));
const app = await buildApp(
  readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }),
);
// Without a database getting ready stops at its last step, the job queue; the document stands then.
await Promise.resolve(app.ready()).catch(() => undefined);
const text = JSON.stringify(app.swagger());
await writeFile(target, await format(text, { ...(await resolveConfig(target)), parser: 'json' }));
await rm(folder, { recursive: true, force: true });
process.exit(0);
