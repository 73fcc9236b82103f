import { renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import SignUpPage from './sign-up.page.tsx';

const open = (session?: { role: 'student' }) =>
  renderWithProviders(<SignUpPage />, {
    path: '*',
    address: '/signup',
    ...(session && { session }),
  });

test('signing up without a role begins with the one way to choose it', () => {
  open();
  expect(screen.getByRole('link', { name: 'Choose your account' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(screen.queryByText(/^You want to sign up as/)).toBeNull();
});

test('somebody who has chosen is not asked again', () => {
  open({ role: 'student' });
  expect(screen.queryByRole('link', { name: 'Choose your account' })).toBeNull();
});
