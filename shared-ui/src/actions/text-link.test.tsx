import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link.tsx';

test.each([
  ['ada.obi@example.com', 'mailto:ada.obi@example.com'],
  ['ada+jobs@example.com', 'mailto:ada%2Bjobs@example.com'],
  ['hr?cc=spy&body=pay%@evil.example', 'mailto:hr%3Fcc%3Dspy%26body%3Dpay%25@evil.example'],
])('a mail to %s goes to it alone', (email, address) => {
  render(<TextLink mailTo={email}>Write</TextLink>);
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', address);
});
