import type { ErrorObject } from 'ajv';

/** `/paths/2/session` -> `paths[2].session`; the root is the empty text. */
function place(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => {
      if (/^\d+$/.test(part)) return `${path}[${part}]`;
      if (/^[A-Za-z_]\w*$/.test(part)) return path === '' ? part : `${path}.${part}`;
      return `${path}["${part}"]`;
    }, '');
}

function inside(where: string, field: string): string {
  return where === '' ? field : `${where}.${field}`;
}

function describe(error: ErrorObject): string {
  const where = place(error.instancePath);
  const subject = where === '' ? 'the document' : where;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return `${inside(where, String(params['missingProperty']))} is missing`;
    case 'additionalProperties':
      return `${inside(where, String(params['additionalProperty']))} is not a known field`;
    case 'enum':
      return `${subject} must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'type':
      return `${subject} must be of type ${String(params['type']).replaceAll(',', ' or ')}`;
    case 'pattern': {
      const meaning = error.parentSchema?.['description'] as string | undefined;
      return `${subject} ("${String(error.data)}") must look like this: ${meaning ?? String(params['pattern'])}`;
    }
    case 'propertyNames':
      return `${subject} has a name that is not allowed: "${String(params['propertyName'])}"`;
    default:
      return `${subject} ${error.message ?? 'is not valid'}`;
  }
}

/**
 * Puts schema errors into words.
 * @param errors what ajv found, with `verbose` set
 * @returns one line for each problem, such as `paths[2].session is missing`
 */
export function schemaProblems(errors: ErrorObject[]): string[] {
  const outer = errors.filter(({ keyword }) => !['anyOf', 'if'].includes(keyword));
  return [...new Set((outer.length > 0 ? outer : errors).map(describe))];
}
