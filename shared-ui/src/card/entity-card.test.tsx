import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EntityCard } from './entity-card.tsx';

test('a finger that comes a little above or below the title hits it too', () => {
  render(<EntityCard title="Data intern" to="/one" />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Data intern' });
  expect(link).toHaveStyle({ display: 'inline-block', position: 'relative' });
});
