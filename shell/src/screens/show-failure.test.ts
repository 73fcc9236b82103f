import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showFailure } from './show-failure.ts';

test('the page is loaded again, whatever its address ends with', async () => {
  const reload = jest.fn();
  showFailure(document.body, reload);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
