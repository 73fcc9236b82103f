import type { Location } from 'react-router-dom';
import { hasWayBack, withWayBack } from '../screen/way-back.ts';

/** The screen that editing the profile leads back to. */
interface EditOrigin {
  to: string;
  label: string;
  /** Whether it is the screen before. */
  isBefore: boolean;
}

const profile = { to: '/dashboard/profile', label: 'Profile' };

/** The state of a link to editing for somebody who is applying at an address. */
export const whileApplying = (address: string) => ({ ...withWayBack, applyingAt: address });

/** The profile, unless somebody came from applying. */
export function editOriginOf(location: Pick<Location, 'state'>): EditOrigin {
  const { applyingAt } = (location.state ?? {}) as { applyingAt?: unknown };
  const screen = typeof applyingAt === 'string' ? { to: applyingAt, label: 'Apply' } : profile;
  return { ...screen, isBefore: hasWayBack(location) };
}
