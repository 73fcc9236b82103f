import { expect, test } from '@jest/globals';
import { clearProductStorage, makeStore } from '@ifj/shared-api';
import { keepRoleHint } from './role-hint.ts';

test('the cookie follows the role of whoever is signed in', () => {
  localStorage.setItem('userRole', 'student');
  localStorage.setItem('user_id', 'u1');
  keepRoleHint(makeStore());
  expect(document.cookie).toBe('ifj_role=student');
  clearProductStorage();
  expect(document.cookie).toBe('');
});

test('a role that was only chosen is no hint', () => {
  localStorage.setItem('userRole', 'student');
  keepRoleHint(makeStore());
  expect(document.cookie).toBe('');
});
