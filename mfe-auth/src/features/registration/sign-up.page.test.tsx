import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { readPassword, rememberRole, type Role } from '@ifj/shared-api';
import { renderWithProviders } from '@ifj/shared-api/testing';
import { stored } from '../../testing/registration.ts';
import RoleChoicePage from './role-choice.page.tsx';
import SignUpPage from './sign-up.page.tsx';

describe('choosing a role', () => {
  test.each([
    ['Student', 'student'],
    ['Organization', 'organization'],
  ])('%s is stored and leads to sign-up', async (name, role) => {
    const { user, location } = renderWithProviders(<RoleChoicePage />, { address: '/register' });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(localStorage.getItem('userRole')).toBe(role);
    expect(location().pathname).toBe('/signup');
  });

  test('can be done with the keyboard', async () => {
    const { user, location } = renderWithProviders(<RoleChoicePage />, { address: '/register' });
    screen.getByRole('button', { name: /^Student/ }).focus();
    await user.keyboard('{Enter}');
    expect(location().pathname).toBe('/signup');
  });
});

const open = (role?: Role) => {
  if (role) rememberRole(role);
  return renderWithProviders(<SignUpPage />, { path: '/signup', address: '/signup' });
};

const fill = async ({ user }: ReturnType<typeof open>, email: string, password: string) => {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
};

describe('with a session', () => {
  test.each([
    ['choosing a role', <RoleChoicePage key="register" />],
    ['signing up', <SignUpPage key="signup" />],
  ])('%s says so and leads to the dashboard', (_, page) => {
    renderWithProviders(page, { session: { role: 'student' } });
    expect(screen.getByText(/^You are logged in already\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});

describe('signing up', () => {
  test('shows its sentence, the chosen role and the ways elsewhere', () => {
    open('organization');
    expect(
      screen.getByText('Sign up now to find your ideal internship and kickstart your career!'),
    ).toBeVisible();
    expect(screen.getByText('You want to sign up as an')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Organization' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Forgot Password ?' })).toHaveAttribute(
      'href',
      '/reset',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('says as what a student signs up', () => {
    open('student');
    expect(screen.getByText('You want to sign up as a')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Student' })).toHaveAttribute('href', '/register');
  });

  test('shows Google as not available, with the reason', async () => {
    open('student');
    // With the reason it is drawn anew.
    const google = () => screen.getByRole('button', { name: 'Sign Up with Google' });
    await waitFor(() => expect(google()).toHaveAccessibleDescription(/Google is not set up/));
    expect(google()).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the password on demand', async () => {
    const { user } = open('student');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  test.each<[Role | undefined, string]>([
    ['student', '/create-student-account'],
    ['organization', '/create-company-account'],
    [undefined, '/register'],
  ])('as %s it keeps the email, not the password, and goes to %s', async (role, next) => {
    const page = open(role);
    await fill(page, 'ada@example.com', 'correct horse');
    await waitFor(() => expect(page.location().pathname).toBe(next));
    expect(JSON.parse(localStorage.getItem('formDetails') ?? '')).toEqual({
      email: 'ada@example.com',
      userRole: role ?? null,
    });
    expect(readPassword()).toBe('correct horse');
    expect(stored()).not.toContain('correct horse');
  });

  test.each([
    ['', '', ['Email is required.', 'Password is required.']],
    ['ada', 'long enough', ['Enter an email address, such as name@example.com.']],
    ['ada@example.com', 'short', ['The password needs at least 8 characters.']],
  ])('refuses %j with %j', async (email, password, texts) => {
    const page = open('student');
    if (email) await page.user.type(screen.getByLabelText('Email'), email);
    if (password) await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const text of texts) expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(page.location().pathname).toBe('/signup');
    expect(localStorage.getItem('formDetails')).toBeNull();
  });
});
