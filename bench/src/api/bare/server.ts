import Fastify from 'fastify';
import { Pool } from 'pg';
import type { KnownAnswer } from './answers.ts';
import { queries, shapes } from './queries.ts';

// As the api opens its own: see `openDatabase` there.
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  connectionTimeoutMillis: 1_800,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  maxLifetimeSeconds: 3_600,
});
pool.on('error', (error) => console.error(error));

const known = new Map<string, KnownAnswer>();
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });

app.get('/ready', () => ({ ready: true }));

app.put<{ Body: KnownAnswer[] }>('/answers', (request, reply) => {
  for (const answer of request.body) known.set(answer.path, answer);
  return reply.send({ known: known.size });
});

app.get('/IFJ/api/*', async (request, reply) => {
  const answer = known.get(request.url);
  if (!answer) return reply.code(404).send({ error: 'unknown' });
  const { rows } = await pool.query<Record<string, unknown>>(queries[answer.kind], [answer.ids]);
  return shapes[answer.kind](rows);
});

process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
await app.listen({ path: process.env['LISTEN'] ?? '' });
