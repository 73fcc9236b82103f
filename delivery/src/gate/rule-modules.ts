import type { Release } from '../contract/release.ts';
import type { Refusal } from './refusal.ts';

function problems({ remote, gate }: Release): string[] {
  if (!remote || !gate) return [];
  const { modules } = gate;
  const wanted = new Set(remote.paths.map(({ module }) => module));
  const pages = remote.paths.flatMap(({ path, module }) => {
    const found = modules[module];
    if (!found) return [`${module}, the page of ${path}, is not exposed.`];
    if (!found.exports.includes('default')) {
      const others = found.exports.length > 0 ? `, only ${found.exports.join(', ')}` : '';
      return [`${module}, the page of ${path}, has no default export${others}.`];
    }
    return found.isComponent
      ? []
      : [`The default export of ${module}, the page of ${path}, is no component.`];
  });
  const others = Object.keys(modules).filter((module) => !wanted.has(module));
  return [
    ...new Set(pages),
    ...others.map((module) => `${module} is exposed, and no path of remote.json names it.`),
  ];
}

/** Rule 5: an area exposes one module for each of its pages, with the page as default export. */
export function moduleRefusals(release: Release): Refusal[] {
  const { name, version, remote, gate } = release;
  const found =
    remote && !gate
      ? ['What its modules export was not noted when it was built.']
      : problems(release);
  if (found.length === 0) return [];
  return [
    {
      rule: 'modules',
      candidate: `${name}@${version}`,
      other: null,
      problem: found.join('\n'),
      wayOut:
        'Let src/features/<feature>/<screen>.page.tsx export the page as `export default function`,' +
        ' and build with the preset of @ifj/delivery/build as it is.',
    },
  ];
}
