import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/dialog.tsx';
import { Tooltip } from './tooltip.tsx';

const deadline = (
  <Tooltip text="Deadline: 1 May 2030">
    <button>3 days left</button>
  </Tooltip>
);

it('goes with Escape when it shows by pointing alone, and comes back with the pointer', async () => {
  const user = userEvent.setup();
  render(deadline);
  const button = screen.getByRole('button', { name: '3 days left' });
  await user.hover(button);
  expect(screen.getByRole('tooltip')).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.keyboard('a');
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.unhover(button);
  await user.hover(button);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

it('goes with Escape in a dialog that stays', async () => {
  const user = userEvent.setup();
  render(
    <Dialog open busy title="Renew" onClose={() => undefined}>
      {deadline}
    </Dialog>,
  );
  await user.hover(screen.getByRole('button', { name: '3 days left' }));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
