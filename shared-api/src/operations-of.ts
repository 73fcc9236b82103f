import { baseApi } from './base-api.ts';
import { noteOperation } from './tags/overtaken-answers.ts';
import type { OperationTags } from './tags/tag.ts';

const owners = new Map<string, string>();

/**
 * The slice as one package may extend it. Generated operations are injected through this.
 *
 * A name belongs to the first package that injects it: the same package may inject it again (a
 * newer release of an area in the same document), any other one is refused.
 *
 * @param owner package name without scope, for example `mfe-student`
 * @param tags tags of the operations, by operation id
 * @throws from `injectEndpoints`, when a name belongs to another package
 */
export function operationsOf(
  owner: string,
  tags: OperationTags,
): Pick<typeof baseApi, 'injectEndpoints'> {
  const injectEndpoints: typeof baseApi.injectEndpoints = (options) =>
    baseApi.injectEndpoints({
      endpoints: (build) => {
        const endpoints = options.endpoints(build);
        for (const [name, definition] of Object.entries(endpoints)) {
          claim(name, owner);
          Object.assign(definition, tags[name]);
          noteOperation(name, tags[name]);
        }
        return endpoints;
      },
      // Names of others never get here.
      overrideExisting: true,
    });
  return { injectEndpoints };
}

function claim(name: string, owner: string): void {
  const current = owners.get(name) ?? owner;
  if (current !== owner) {
    throw new Error(`Endpoint "${name}" of ${owner} already belongs to ${current}`);
  }
  owners.set(name, owner);
}
