import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mixed, object, string } from 'yup';
import { PasswordField } from './fields/password-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SubmitError } from './submit-error.ts';

const schema = object({
  email: string().required('Email is required.').email('Enter a whole email address.'),
  password: string().required('Password is required.'),
  resume: mixed<File>().nullable(),
});

const empty = { email: '', password: '', resume: null as File | null };

interface SignUpProps {
  onSubmit?: (values: typeof empty) => Promise<void> | void;
  draftKey?: string;
  draftPlace?: 'browser';
}

function SignUp({ onSubmit = () => undefined, ...draft }: SignUpProps) {
  return (
    <Form initialValues={empty} schema={schema} onSubmit={onSubmit} {...draft}>
      <TextField name="email" label="Email" type="email" hint="We write to it." />
      <PasswordField name="password" label="Password" />
      <SubmitButton busyText="Creating…">Create Account</SubmitButton>
    </Form>
  );
}

const submit = () => screen.getByRole('button', { name: /Create Account|Creating/ });

async function fill(email = 'ada@example.com') {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form that is not complete', () => {
  it('moves the focus to a summary whose links lead to the fields', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn<() => void>();
    render(<SignUp onSubmit={onSubmit} />);
    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Password is required.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ties each text to its field', async () => {
    const user = userEvent.setup();
    render(<SignUp />);
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('We write to it.');
    await user.click(submit());
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription('Email is required. We write to it.');
  });

  it('shows nothing at an empty field that was only passed, but what is wrong at a typed one', async () => {
    const user = userEvent.setup();
    render(<SignUp />);
    await user.tab();
    await user.tab();
    expect(screen.queryByText('Email is required.')).toBeNull();
    await user.type(screen.getByLabelText('Email'), 'ada');
    await user.tab();
    expect(await screen.findByText('Enter a whole email address.')).toBeInTheDocument();
  });
});

describe('sending a form', () => {
  it('shows progress and sends once, however often it is asked to', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<SignUp onSubmit={onSubmit} />);
    const user = await fill();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(submit()).toHaveTextContent('Creating…'));
    await user.click(submit());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(submit()).toHaveTextContent('Create Account'));
  });

  it('puts what the server refused at its field until the value changes', async () => {
    const fields = { email: 'This address has an account already.', captcha: 'Wait a minute.' };
    render(
      <SignUp
        onSubmit={() => {
          throw new SubmitError({ message: 'Not valid', fields });
        }}
      />,
    );
    const user = await fill();
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getByRole('alert', { name: 'Wait a minute.' })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await user.type(screen.getByLabelText('Email'), 'x');
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
  });

  it('says above the form what no field can say', async () => {
    render(
      <SignUp
        onSubmit={() => {
          throw new SubmitError({ message: 'Too many tries. Wait 5 minutes.' });
        }}
      />,
    );
    const user = await fill();
    await user.click(submit());
    expect(
      await screen.findByRole('alert', { name: 'Too many tries. Wait 5 minutes.' }),
    ).toHaveFocus();
  });

  it('says nothing twice when the message is shown elsewhere', async () => {
    const onSubmit = jest.fn(() => {
      throw new SubmitError({ message: 'In a toast', shownElsewhere: true });
    });
    render(<SignUp onSubmit={onSubmit} />);
    const user = await fill();
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a fault of its own and tells the person', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const fault = new Error('fault');
    render(
      <SignUp
        onSubmit={() => {
          throw fault;
        }}
      />,
    );
    const user = await fill();
    await user.click(submit());
    expect(
      await screen.findByRole('alert', { name: 'An unexpected error occurred.' }),
    ).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith(fault);
  });
});

describe('a draft', () => {
  async function typeAndLeave(onSubmit?: () => void) {
    const { unmount } = render(<SignUp draftKey="sign-up" {...(onSubmit && { onSubmit })} />);
    const user = await fill();
    if (onSubmit) {
      await user.click(submit());
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    } else {
      window.dispatchEvent(new Event('pagehide'));
    }
    unmount();
    render(<SignUp draftKey="sign-up" />);
  }

  it('survives a reload, without the password', async () => {
    await typeAndLeave();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(sessionStorage.getItem('ifj-draft:sign-up')).toBe(
      '{"email":"ada@example.com","resume":null}',
    );
  });

  it('is kept while somebody types without a pause', async () => {
    render(<SignUp draftKey="sign-up" />);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example', { delay: 80 });
    expect(sessionStorage).toHaveLength(1);
  });

  it('is kept at the moment of sending, which can end the session and the page', async () => {
    const { unmount } = render(
      <SignUp draftKey="sign-up" onSubmit={() => new Promise(() => undefined)} />,
    );
    const user = await fill();
    await user.click(submit());
    await waitFor(() => expect(submit()).toHaveTextContent('Creating…'));
    unmount();
    render(<SignUp draftKey="sign-up" />);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('outlasts its tab where it is kept for the browser', async () => {
    const form = <SignUp draftKey="sign-up" draftPlace="browser" />;
    const { unmount } = render(form);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    unmount();
    sessionStorage.clear();
    render(form);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    localStorage.clear();
  });

  describe('when the page is left in the middle of typing', () => {
    function typeAndGo(before: () => void = () => undefined) {
      const { unmount } = render(<SignUp draftKey="sign-up" />);
      for (const value of ['a', 'ad', 'ada']) {
        fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
      }
      before();
      unmount();
      render(<SignUp draftKey="sign-up" />);
    }

    it('keeps the last letter', () => {
      typeAndGo();
      expect(screen.getByLabelText('Email')).toHaveValue('ada');
    });

    it('keeps nothing for who logs out', () => {
      typeAndGo(() => {
        sessionStorage.clear();
      });
      expect(screen.getByLabelText('Email')).toHaveValue('');
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('is none of a form that nobody touched', async () => {
    const { unmount } = render(<SignUp draftKey="sign-up" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes once the form was sent', async () => {
    await typeAndLeave(jest.fn<() => void>());
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('counts as none when it cannot be read or has another shape', () => {
    sessionStorage.setItem('ifj-draft:sign-up', '{"email": 5, "role": "operator"}');
    const { unmount } = render(<SignUp draftKey="sign-up" />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
    unmount();
    sessionStorage.setItem('ifj-draft:sign-up', '{');
    render(<SignUp draftKey="sign-up" />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    const user = userEvent.setup();
    render(<SignUp />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    // Its name says what it does next: a state beside it would turn that round.
    const hide = screen.getByRole('button', { name: 'Hide password' });
    expect(hide).not.toHaveAttribute('aria-pressed');
  });
});
