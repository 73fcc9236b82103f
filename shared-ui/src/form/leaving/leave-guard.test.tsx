import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { hearHistoryMoves } from '../../page/history-moves.ts';
import { TextField } from '../fields/text-field.tsx';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { SubmitError } from '../submit-error.ts';

interface EditProps {
  onSubmit?: () => void;
}

function Edit({ onSubmit = () => undefined }: EditProps) {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">Jobs</Link>
      <Link to="/list" state="from the editor" replace>
        Jobs instead
      </Link>
      <Link
        to="/start"
        onClick={(event) => {
          event.preventDefault();
          void navigate(-1);
        }}
      >
        Back to jobs
      </Link>
      <a href="#part">Part</a>
      <a href="/list" target="_blank" rel="noreferrer">
        Jobs in a new tab
      </a>
      <button onClick={() => void navigate('/list')}>go by program</button>
      <Form initialValues={{ title: 'Analyst' }} onSubmit={onSubmit} draftKey="job" confirmLeaving>
        <TextField name="title" label="Title" />
        <SubmitButton>Finish</SubmitButton>
      </Form>
    </>
  );
}

function List() {
  return <h1>The list {String(useLocation().state ?? '')}</h1>;
}

/** The list was here before; the form is the page that shows. */
function show(props: EditProps = {}) {
  const user = userEvent.setup();
  hearHistoryMoves();
  history.pushState({ idx: 0, key: 'a' }, '', '/list');
  history.pushState({ idx: 1, key: 'b' }, '', '/edit');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/edit" element={<Edit {...props} />} />
        <Route path="/list" element={<List />} />
      </Routes>
    </BrowserRouter>,
  );
  return user;
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const list = (name = 'The list') => screen.findByRole('heading', { name });
const title = () => screen.getByLabelText('Title');

/** What the browser does when the tab is closed or reloaded. */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

async function type() {
  const user = show();
  await user.type(title(), ' of data');
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form with changes', () => {
  it('asks before a link is followed, and stays with what was typed', async () => {
    const user = await type();
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    expect((await dialog()).textContent).toContain('What you typed on this page will be lost.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveValue('Analyst of data');
    expect(location.pathname).toBe('/edit');
  });

  it('goes where the link leads when that is wanted, and forgets the draft', async () => {
    const user = await type();
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await list()).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['tells the next page what it was to be told', 'Jobs instead', 'The list from the editor'],
    ['goes back where it would', 'Back to jobs', 'The list'],
  ])('leaves as the link itself does: %s', async (_, name, heading) => {
    const user = await type();
    const entries = history.length;
    await user.click(screen.getByRole('link', { name }));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await list(heading)).toBeInTheDocument();
    expect(location.pathname).toBe('/list');
    expect(history).toHaveLength(entries);
    expect(unload()).toBe(false);
  });

  it('follows a link that is gone by the answer', async () => {
    const user = await type();
    const link = screen.getByRole('link', { name: 'Jobs' });
    await user.click(link);
    await dialog();
    jest.spyOn(link, 'isConnected', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await list()).toBeInTheDocument();
  });

  it('asks before the browser goes back, as often as it does', async () => {
    const user = await type();
    for (let times = 0; times < 2; times += 1) {
      history.back();
      await dialog();
      await waitFor(() => expect(location.pathname).toBe('/edit'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(title()).toHaveValue('Analyst of data');
    }
    history.back();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await list()).toBeInTheDocument();
    expect(location.pathname).toBe('/list');
  });

  it('lets the browser ask before the tab goes', async () => {
    await type();
    expect(unload()).toBe(true);
  });

  it('leaves alone what stays on the page or opens elsewhere', async () => {
    const user = await type();
    await user.click(screen.getByRole('link', { name: 'Part' }));
    await user.click(screen.getByRole('link', { name: 'Jobs in a new tab' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('lets the program lead elsewhere', async () => {
    const user = await type();
    await user.click(screen.getByText('go by program'));
    expect(await list()).toBeInTheDocument();
  });

  it('asks after a refusal too', async () => {
    const refuse = jest.fn(() => {
      throw new SubmitError({ message: 'Not now' });
    });
    const user = show({ onSubmit: refuse });
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByText('Not now');
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(await dialog()).toBeInTheDocument();
  });
});

describe('a form that asks nothing', () => {
  async function goes(user: ReturnType<typeof show>) {
    expect(unload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    return list();
  }

  it('was not changed', async () => {
    expect(await goes(show())).toBeInTheDocument();
  });

  it('was changed and changed back', async () => {
    const user = show();
    await user.type(title(), '!');
    await user.keyboard('{Backspace}');
    expect(await goes(user)).toBeInTheDocument();
  });

  it('was saved', async () => {
    const onSubmit = jest.fn<() => void>();
    const user = show({ onSubmit });
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(unload()).toBe(false));
    expect(await goes(user)).toBeInTheDocument();
  });
});

it('a draft that came back is an unsaved change', async () => {
  sessionStorage.setItem('ifj-draft:job', '{"title":"Analyst of data"}');
  const user = show();
  expect(title()).toHaveValue('Analyst of data');
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(await dialog()).toBeInTheDocument();
});
