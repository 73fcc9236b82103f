import fp from 'fastify-plugin';
import { ApiError, invalid } from '../errors.ts';

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

/** No call takes anything near it. */
const deepest = 20;

function isTooDeep(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1));
}

/** Refuses bodies that nothing could walk through, and text that could not be stored. */
export const plainTextPlugin = fp(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      if (isTooDeep(request.body))
        throw new ApiError(400, 'BAD_REQUEST', 'What was sent is nested too deeply.');
    });
    app.addHook('preHandler', async (request) => {
      const name = unstorableText(request.body) ?? unstorableText(request.query);
      if (name !== null)
        throw invalid({ [name || 'body']: 'This text has unreadable characters.' });
    });
  },
  { name: 'plain-text' },
);
