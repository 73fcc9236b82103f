import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FunctionComponent } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { Toasts } from '../toasts/toasts.tsx';
import { loadDialog } from './load-dialog.tsx';
import { loadPart } from './load-part.tsx';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const fetch = jest.fn<() => Promise<FunctionComponent<GreetingProps>>>();
const cut = () => Promise.reject(new Error('no line'));
const greeting = () => screen.findByText('Hello Ada');

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(Greeting);
});

describe('a part with a script of its own', () => {
  const make = () => loadPart(fetch, { waiting: 'Loading…', failed: 'The greeting is missing.' });

  it('waits in its place, and is fetched once for all places', async () => {
    const Part = make();
    render(
      <>
        <Part name="Ada" />
        <Part name="Ben" />
      </>,
    );
    expect(screen.getAllByText(/Loading…/)).not.toHaveLength(0);
    expect(await greeting()).toBeVisible();
    expect(screen.getByText('Hello Ben')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says in its place that it is missing, and is fetched anew with each try', async () => {
    fetch.mockImplementationOnce(cut).mockImplementationOnce(cut);
    const Part = make();
    const user = userEvent.setup();
    render(
      <>
        <h1>The page</h1>
        <Part name="Ada" />
      </>,
    );
    for (const tries of [1, 2]) {
      expect(await screen.findByText('The greeting is missing.')).toBeVisible();
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(tries));
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
    }
    expect(await greeting()).toBeVisible();
    expect(screen.queryByText('The greeting is missing.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('is missing when it neither arrives nor fails, and is there as soon as it does arrive', async () => {
    jest.useFakeTimers();
    let arrive: (part: FunctionComponent<GreetingProps>) => void = () => undefined;
    fetch.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const Part = make();
    render(<Part name="Ada" />);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    expect(screen.getByText('The greeting is missing.')).toBeVisible();
    arrive(Greeting);
    expect(await greeting()).toBeVisible();
    expect(screen.queryByText('The greeting is missing.')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is fetched anew each time that the connection is back, until it is there', async () => {
    const ownFetch = jest
      .fn(() => fetch())
      .mockImplementationOnce(cut)
      .mockImplementationOnce(cut);
    const Part = loadPart(ownFetch, { failed: 'The greeting is missing.' });
    render(<Part name="Ada" />);
    expect(await screen.findByText('The greeting is missing.')).toBeVisible();
    for (let times = 0; times < 3; times += 1) {
      await act(async () => {
        window.dispatchEvent(new Event('online'));
        await Promise.resolve();
      });
    }
    expect(await greeting()).toBeVisible();
    expect(ownFetch).toHaveBeenCalledTimes(3);
  });

  it('is there at once when it was fetched ahead, and a failure ahead is forgotten', async () => {
    fetch.mockImplementationOnce(cut);
    const Part = make();
    for (let times = 0; times < 2; times += 1) {
      await act(async () => {
        Part.ahead();
        await Promise.resolve();
      });
    }
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

function showPlace() {
  const Dialog = loadDialog(fetch);
  function Place() {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <button onClick={() => setAsked(true)}>{asked ? 'Asked' : 'Ask'}</button>
        {asked && <Dialog name="Ada" onClose={() => setAsked(false)} />}
      </>
    );
  }
  render(
    <MemoryRouter>
      <Toasts>
        <Place />
        <Link to="/elsewhere">Go</Link>
      </Toasts>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('a dialog that is on its way is seen and heard, and does not open over another page', async () => {
  let arrive: (part: FunctionComponent<GreetingProps>) => void = () => undefined;
  fetch.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const user = showPlace();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByText('Opening…', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Opening…', { selector: '[aria-live] *' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(screen.queryByText('Opening…')).toBeNull();
  await act(async () => {
    arrive(Greeting);
    await Promise.resolve();
  });
  expect(screen.queryByText('Hello Ada')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await greeting()).toBeVisible();
});

it('a dialog that cannot be fetched says so and counts as closed, until it is asked for again', async () => {
  fetch.mockImplementationOnce(cut);
  const user = showPlace();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const text = 'This could not be opened. Check your connection and try again.';
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await greeting()).toBeVisible();
});
