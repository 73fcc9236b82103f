import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../toasts/toasts.tsx';
import { ShareButton } from './share-button.tsx';

type Share = (data: ShareData) => Promise<void>;

function withShare(share: Share | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  withShare(undefined);
});

async function press() {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  render(
    <Toasts>
      <ShareButton address="/jobs/7" title="Data intern" />
    </Toasts>,
  );
  await user.click(screen.getByRole('button', { name: 'Share Data intern' }));
  return { copied };
}

test('the device is asked where to, with the whole address', async () => {
  const share = jest.fn<Share>().mockResolvedValue();
  withShare(share);
  const { copied } = await press();
  expect(share).toHaveBeenCalledWith({ title: 'Data intern', url: 'http://localhost/jobs/7' });
  expect(copied).not.toHaveBeenCalled();
});

test('a device that shares nothing gets a copy, and says so', async () => {
  const { copied } = await press();
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith('http://localhost/jobs/7');
});

test('a device that refuses gets a copy; somebody who cancels gets none', async () => {
  withShare(() => Promise.reject(new DOMException('No', 'AbortError')));
  const { copied } = await press();
  expect(copied).not.toHaveBeenCalled();
  withShare(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  await userEvent.click(screen.getByRole('button', { name: 'Share Data intern' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

test('where nothing can be copied the address is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(
    <Toasts>
      <ShareButton address="/jobs/7" title="Data intern" />
    </Toasts>,
  );
  await user.click(screen.getByRole('button', { name: 'Share Data intern' }));
  expect(await screen.findByText('http://localhost/jobs/7')).toBeInTheDocument();
});
