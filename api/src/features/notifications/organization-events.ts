import type { NewNotification } from './notify.ts';

export const organizationApproved = (userId: string): NewNotification => ({
  userId,
  kind: 'organization-approved',
  title: 'Your organization is approved',
  message: 'You can now post internships and receive applications.',
  link: '/dashboard/jobs',
});

export const organizationRefused = (userId: string, reason: string): NewNotification => ({
  userId,
  kind: 'organization-refused',
  title: 'Your organization could not be approved yet',
  message: reason,
  link: '/unverified-company',
});
