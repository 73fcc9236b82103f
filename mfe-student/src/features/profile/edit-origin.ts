import type { Location } from 'react-router-dom';

/** The screen that editing the profile leads back to. */
interface EditOrigin {
  to: string;
  label: string;
}

const profile: EditOrigin = { to: '/dashboard/profile', label: 'Profile' };

/** The state of a link to editing for somebody who is applying at an address. */
export const whileApplying = (address: string) => ({ applyingAt: address });

/** The profile, unless somebody came from applying. */
export function editOriginOf({ state }: Pick<Location, 'state'>): EditOrigin {
  const { applyingAt } = (state ?? {}) as { applyingAt?: unknown };
  return typeof applyingAt === 'string' ? { to: applyingAt, label: 'Apply' } : profile;
}
