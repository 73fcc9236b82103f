import fp from 'fastify-plugin';
import { invalid } from '../errors.ts';

const nul = '\0';

/** The path of the first text that no database could keep: NUL characters, halves of a pair. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes(nul) || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const partPath = path ? `${path}.${name}` : name;
    if (name.includes(nul) || !name.isWellFormed()) return path || 'body';
    const found = unstorableText(part, partPath);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Refuses text that could not be stored, before it reaches a handler; after validation, which
 * knows how deep a body may be.
 */
export const plainTextPlugin = fp(
  async (app) => {
    app.addHook('preHandler', async (request) => {
      const name = unstorableText(request.body) ?? unstorableText(request.query);
      if (name !== null)
        throw invalid({ [name || 'body']: 'This text has unreadable characters.' });
    });
  },
  { name: 'plain-text' },
);
