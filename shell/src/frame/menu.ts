import type { Role, User } from '@ifj/shared-api';
import type { FrameEntry } from '@ifj/shared-ui';
import type { Area } from '../areas/page-source.ts';

/**
 * The side menu of a role: the entries that all live areas give it, in their order.
 *
 * @param counters numbers that badges show, as `me` gives them
 */
export function menuFor(
  areas: readonly Area[],
  role: Role | null,
  counters: User['counters'] = {},
): FrameEntry[] {
  return areas
    .flatMap(({ menu }) => menu)
    .filter(({ roles }) => role !== null && roles.includes(role))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label, icon, badge }) => ({
      to: path,
      label,
      icon,
      badge: badge === undefined ? undefined : counters[badge],
    }));
}
