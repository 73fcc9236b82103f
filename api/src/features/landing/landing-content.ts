import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Value } from 'typebox/value';
import { LandingContent } from './landing.schema.ts';

/** The figures, and stories that are examples. */
export const shippedLandingFile = fileURLToPath(new URL('landing-content.json', import.meta.url));

/**
 * Reads the contents of the start page.
 * @param file JSON in the shape of LandingContent
 * @throws Error that names every field that is wrong
 */
export function readLandingContent(file: string): LandingContent {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Value.Check(LandingContent, content)) return content;
  const problems = [...Value.Errors(LandingContent, content)].map(
    ({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`,
  );
  throw new Error(`names ${file}, in which ${[...new Set(problems)].join(', ')}`);
}
