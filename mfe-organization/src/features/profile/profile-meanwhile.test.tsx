import { operations, type Organization } from '@ifj/shared-api';
import {
  apiServer,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../testing/job-fields.ts';
import ProfilePage from './profile.page.tsx';

const organization = organizationFactory({ id: 'org-1' });
const required = {
  company_name: organization.company_name,
  company_state: organization.company_state,
  company_street_address: organization.company_street_address,
  phone: organization.phone,
};
const sent: unknown[] = [];

/** The organization as another device leaves it. */
const store = (changes: Partial<Organization> = {}) =>
  apiServer.use(respond.get('/me', userFactory({ organization: { ...organization, ...changes } })));

beforeEach(() => {
  sent.length = 0;
  store();
  apiServer.use(
    http.put('*/organization/:id/update', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok', organization });
    }),
  );
});

async function edit() {
  const page = renderWithProviders(<ProfilePage />, {
    address: '/dashboard/profile?edit',
    session: { role: 'organization' },
    wrapper: Toasts,
  });
  await screen.findByLabelText('Phone');
  const hear = () =>
    act(() =>
      page.store.dispatch(operations.endpoints.getMe.initiate(undefined, { forceRefetch: true })),
    );
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile Edited Successfully');
  };
  return { ...page, hear, save };
}

test('what another device changes while the profile is edited stays', async () => {
  const { hear, save } = await edit();
  fill('Phone', '08099999999');
  store({
    company_name: 'Kuda Works Limited',
    company_street_address: '1 Broad Street',
    company_cac_number: 'RC777777',
    interview_link: 'https://meet.google.com/abc-defg-hij',
    timezone: 'Africa/Accra',
  });
  await hear();
  await save();
  expect(sent).toEqual([
    {
      ...required,
      company_name: 'Kuda Works Limited',
      company_street_address: '1 Broad Street',
      phone: '08099999999',
    },
  ]);
});

test('it stays also when what was typed before comes back', async () => {
  const { unmount } = await edit();
  fill('Phone', '08099999999');
  unmount();
  store({ company_street_address: '1 Broad Street' });
  const { save } = await edit();
  expect(screen.getByLabelText('Phone')).toHaveValue('08099999999');
  await save();
  expect(sent).toEqual([
    { ...required, company_street_address: '1 Broad Street', phone: '08099999999' },
  ]);
});

test('a link that is taken out is sent as none', async () => {
  store({ interview_link: 'https://meet.google.com/abc-defg-hij' });
  const { save } = await edit();
  fill(/^Interview link/, '');
  await save();
  expect(sent).toEqual([{ ...required, interview_link: null }]);
});

test('a phone number may be as long as the api takes it', async () => {
  const { save } = await edit();
  const long = '+234 (0) 803 123 - 45 67';
  expect(long.length).toBeGreaterThan(20);
  fill('Phone', long);
  await save();
  expect(sent).toEqual([{ ...required, phone: long }]);
});
