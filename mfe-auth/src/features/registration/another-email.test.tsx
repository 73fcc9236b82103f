import { keepPassword, rememberRole, writeFormDetails } from '@ifj/shared-api';
import { renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { put, stored, typedBefore } from '../../testing/registration.ts';
import CompanyAccountPage from './company-account.page.tsx';
import RoleChoicePage from './role-choice.page.tsx';
import SignUpPage from './sign-up.page.tsx';
import StudentAccountPage from './student-account.page.tsx';

/** The browser's way back. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

/** Somebody has begun to create an account in this tab. */
const open = (address: string, email = 'ada@example.com') => {
  rememberRole('student');
  writeFormDetails({ email, userRole: 'student' });
  keepPassword('correct horse');
  typedBefore('student', email, { full_name: 'Ada Obi' });
  return renderWithProviders(
    <>
      <Back />
      <Routes>
        <Route path="/register" element={<RoleChoicePage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/create-student-account" element={<StudentAccountPage />} />
        <Route path="/create-company-account" element={<CompanyAccountPage />} />
      </Routes>
    </>,
    { address },
  );
};

type Opened = ReturnType<typeof open>;

const signUp = async ({ user }: Opened): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByLabelText('Name');
};

const signUpAs = async (page: Opened, email: string): Promise<void> => {
  await page.user.clear(screen.getByLabelText('Email'));
  await put(page, 'Email', email);
  await signUp(page);
};

const goBack = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Back' }));

test('what was typed goes along with an email that is changed', async () => {
  const page = open('/create-student-account');
  await page.user.click(screen.getByRole('link', { name: 'Change' }));
  await signUpAs(page, 'ada.obi@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
});

test('so it does after going back', async () => {
  const page = open('/signup');
  await signUp(page);
  await goBack(page);
  await signUpAs(page, 'ada.obi@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
});

test('whoever begins to sign up sees nothing of what another newcomer has typed', async () => {
  const page = open('/register');
  await page.user.click(screen.getByRole('button', { name: /^Student/ }));
  await signUpAs(page, 'next@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(stored()).not.toContain('Ada Obi');
});

test('nor does whoever opens the sign-up form directly', async () => {
  const page = open('/signup', 'left@example.com');
  await signUpAs(page, 'next@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(stored()).not.toContain('Ada Obi');
});

test('nor does whoever comes back to it when another newcomer has used the tab', async () => {
  const page = open('/signup');
  await signUp(page);
  writeFormDetails({ email: 'other@example.com', userRole: 'student' });
  typedBefore('student', 'other@example.com', { full_name: 'Bisi Ade' });
  await goBack(page);
  await signUpAs(page, 'next@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
