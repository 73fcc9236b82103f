import { keepPassword, rememberRole, writeFormDetails } from '@ifj/shared-api';
import { renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { put, typedBefore } from '../../testing/registration.ts';
import RoleChoicePage from './role-choice.page.tsx';
import SignUpPage from './sign-up.page.tsx';
import StudentAccountPage from './student-account.page.tsx';

/** Somebody has begun to create an account in this tab. */
const open = (address: string) => {
  rememberRole('student');
  writeFormDetails({ email: 'ada@example.com', userRole: 'student' });
  keepPassword('correct horse');
  typedBefore('student', 'ada@example.com', { full_name: 'Ada Obi' });
  return renderWithProviders(
    <Routes>
      <Route path="/register" element={<RoleChoicePage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="/create-student-account" element={<StudentAccountPage />} />
    </Routes>,
    { address },
  );
};

const signUpAs = async (page: ReturnType<typeof open>, email: string): Promise<void> => {
  await page.user.clear(screen.getByLabelText('Email'));
  await put(page, 'Email', email);
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByLabelText('Name');
};

test('what was typed goes along with an email that is changed', async () => {
  const page = open('/create-student-account');
  await page.user.click(screen.getByRole('link', { name: 'Change' }));
  await signUpAs(page, 'ada.obi@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
});

test('so it does after going back', async () => {
  const page = open('/signup');
  await signUpAs(page, 'ada.obi@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
});

test('whoever begins to sign up sees nothing of what another newcomer has typed', async () => {
  const page = open('/register');
  await page.user.click(screen.getByRole('button', { name: /^Student/ }));
  await signUpAs(page, 'next@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
