import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import type { FieldTexts } from '../errors.ts';
import { isTextFormat, textFormats, type TextFormat } from '../schema/text-formats.ts';

/** A form has fewer fields; a body may have thousands of unknown ones. */
const mostFields = 40;

/** Turns what the validator found into one plain sentence per field. */
export function fieldTexts(error: Pick<FastifyError, 'validation'>): FieldTexts {
  const texts = new Map<string, string>();
  for (const problem of error.validation ?? []) {
    const name = fieldName(problem);
    if (!texts.has(name)) texts.set(name, sentence(problem, name));
    if (texts.size >= mostFields) break;
  }
  return Object.fromEntries(texts);
}

/** What to do about a text that holds what its format does not allow. */
export const textFormatSentence = (label: string, format: TextFormat) =>
  `${label} ${textFormats[format].text}.`;

function parameter(problem: FastifySchemaValidationError, name: string): unknown {
  return problem.params[name];
}

function fieldName(problem: FastifySchemaValidationError): string {
  const extra = parameter(problem, 'additionalProperty') ?? parameter(problem, 'missingProperty');
  const path = problem.instancePath.split('/').filter(Boolean);
  if (typeof extra === 'string') path.push(extra);
  return path.join('.').slice(0, 100) || 'body';
}

function sentence(problem: FastifySchemaValidationError, name: string): string {
  const label = name.replaceAll('_', ' ');
  switch (problem.keyword) {
    case 'required':
      return `${label} is required.`;
    case 'additionalProperties':
      return `${label} is not a field of this call.`;
    case 'minLength':
      return parameter(problem, 'limit') === 1
        ? `${label} is required.`
        : `${label} must have at least ${String(parameter(problem, 'limit'))} characters.`;
    case 'maxLength':
      return `${label} must have at most ${String(parameter(problem, 'limit'))} characters.`;
    case 'pattern':
      return parameter(problem, 'pattern') === '\\S'
        ? `${label} is required.`
        : `${label} does not have the expected form.`;
    case 'format': {
      const format = parameter(problem, 'format');
      return isTextFormat(format)
        ? textFormatSentence(label, format)
        : `${label} is not a valid ${String(format)}.`;
    }
    case 'enum': {
      const allowed = parameter(problem, 'allowedValues');
      return `${label} must be one of: ${Array.isArray(allowed) ? allowed.join(', ') : ''}.`;
    }
    case 'type':
    case 'anyOf':
      return `${label} does not have the expected form.`;
    default:
      return `${label} ${problem.message ?? 'is not acceptable'}.`;
  }
}
