import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VerifiedBadge } from './verified-badge.tsx';

test('a verified organization’s badge claims no check but those that are made', () => {
  render(<VerifiedBadge />);
  expect(screen.getByRole('button', { name: 'Verified' })).toHaveAccessibleDescription(
    'We checked this organization’s name and CAC number.',
  );
});
