import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { Announcement } from '../states/announcer.tsx';
import { Toasts } from './toasts.tsx';
import { useToast } from './toast-context.ts';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Job Created')}>succeed</button>
      <button onClick={() => toast.error('An error occurred!', 'The line is dead.')}>fail</button>
      <button onClick={() => toast.closeErrors()}>mend</button>
      <button onClick={() => toast.closeAll()}>clear</button>
    </>
  );
}

async function show(name: 'succeed' | 'fail') {
  render(
    <Toasts>
      <Buttons />
    </Toasts>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(name === 'succeed' ? 'Job Created' : 'An error occurred!');
}

/** In small steps, since what a timer changes is drawn (and sets the next timer) after each. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(100);
    });
  }
}

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a success for 3 seconds and fades it out in half a second', async () => {
    await show('succeed');
    expect(screen.getByRole('status').textContent).toContain('Job Created');
    await pass(2500);
    expect(screen.getByText('Job Created')).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText('Job Created')).toBeNull();
  });

  it('keeps an error until it is closed', async () => {
    await show('fail');
    expect(screen.getByRole('alert').textContent).toContain('An error occurred!');
    expect(screen.getByText('The line is dead.')).toBeVisible();
    await pass(10_000);
    expect(screen.getByText('An error occurred!')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await pass(1500);
    expect(screen.queryByText('An error occurred!')).toBeNull();
  });

  it('keeps every error, however much is said after it', async () => {
    await show('fail');
    for (let times = 0; times < 3; times += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'fail' }));
      await pass(500);
    }
    for (let times = 0; times < 10; times += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'succeed' }));
      await pass(500);
    }
    expect(screen.getAllByRole('alert')).toHaveLength(4);
    expect(screen.getAllByRole('status')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'mend' }));
    await pass(5000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes the error of a try when its form is sent again', async () => {
    function Login() {
      const toast = useToast();
      const tries = useRef(0);
      return (
        <Form
          initialValues={{ name: '' }}
          onSubmit={() => {
            tries.current += 1;
            toast.error(`Failed ${tries.current}`);
          }}
        >
          <SubmitButton>Log in</SubmitButton>
        </Form>
      );
    }
    render(
      <Toasts>
        <Login />
      </Toasts>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Failed 1');
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Failed 2');
    await pass(1500);
    expect(screen.queryByText('Failed 1')).toBeNull();
    expect(screen.getByText('Failed 2')).toBeInTheDocument();
  });

  it('begins below the line that says that there is no connection', async () => {
    await show('fail');
    const place = () =>
      screen.getByText(
        (_text, element) =>
          element?.getAttribute('aria-live') === 'polite' &&
          element.textContent.includes('An error occurred!'),
      );
    const top = () => getComputedStyle(place()).getPropertyValue('--ifj-toasts-top');
    expect(top()).toBe('16px');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(top()).not.toBe('16px');
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(top()).toBe('16px');
  });

  it('is heard while a dialog is open', async () => {
    render(
      <Toasts>
        <Dialog open title="Accept Candidate?" onClose={jest.fn()}>
          <Buttons />
          <Announcement text="2 shown" />
        </Dialog>
        <p>Behind</p>
      </Toasts>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'fail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred!');
    const hidden = { selector: '[aria-hidden] *' };
    expect(screen.getByText('Behind', hidden)).toBeInTheDocument();
    expect(screen.getByText('2 shown')).toBeInTheDocument();
    expect(screen.queryByText('2 shown', hidden)).toBeNull();
  });

  it('ends all at once for who comes after', async () => {
    await show('fail');
    fireEvent.click(screen.getByRole('button', { name: 'succeed' }));
    await screen.findByText('Job Created');
    fireEvent.click(screen.getByRole('button', { name: 'clear' }));
    fireEvent.click(screen.getByRole('button', { name: 'fail' }));
    await pass(1500);
    expect(screen.queryByText('Job Created')).toBeNull();
    expect(screen.getAllByText('An error occurred!')).toHaveLength(1);
  });

  it('does nothing outside of its place', () => {
    render(<Buttons />);
    fireEvent.click(screen.getByRole('button', { name: 'fail' }));
    expect(screen.queryByText('An error occurred!')).toBeNull();
  });
});
