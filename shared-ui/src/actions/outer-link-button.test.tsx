import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OuterLinkButton } from './outer-link-button.tsx';

test('what leaves the product opens apart, says so, and gets no hold of this tab', () => {
  render(<OuterLinkButton href="https://meet.google.com/abc">Join</OuterLinkButton>);
  const link = screen.getByRole('link', { name: 'Join (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://meet.google.com/abc');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
