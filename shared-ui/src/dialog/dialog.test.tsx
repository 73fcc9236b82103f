import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ActionMenu } from './action-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

function Asking({ busy = false, onConfirm }: { busy?: boolean; onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        title="Confirm Delete"
        text="Delete this job?"
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus where its text is longer than itself, so that the keyboard scrolls it', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const dialog = (title: string) => (
      <Dialog open title={title} onClose={jest.fn()}>
        Dear Ngozi
      </Dialog>
    );
    const { rerender } = render(dialog('Long'));
    expect(screen.getByText('Dear Ngozi')).toHaveAttribute('tabindex', '0');
    height.mockRestore();
    rerender(dialog('Short'));
    expect(screen.getByText('Dear Ngozi')).not.toHaveAttribute('tabindex');
  });
});

describe('ConfirmDialog', () => {
  it('holds the focus while open and gives it back', async () => {
    const user = userEvent.setup();
    render(<Asking onConfirm={jest.fn()} />);
    const outside = screen.getByRole('button', { name: 'Delete' });
    await user.click(outside);
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Delete' });
    expect(dialog.textContent).toContain('Delete this job?');
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      expect(outside).not.toHaveFocus();
      expect(document.body).not.toHaveFocus();
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(outside).toHaveFocus();
  });

  it('tells the answers apart', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    render(<Asking onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('tells a refusal beside its buttons, outside of what scrolls', () => {
    render(
      <ConfirmDialog
        open
        title="Reject Application"
        text="A long letter"
        error="This application cannot be rejected any more."
        onConfirm={jest.fn()}
        onCancel={jest.fn()}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Reject Application' });
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be rejected any more.');
    expect(dialog).toHaveAccessibleDescription('A long letter');
  });

  it('neither closes nor confirms again while busy', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    render(<Asking busy onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('StepDialog', () => {
  it('shows one step at a time under its own heading', () => {
    const steps = {
      ask: { title: 'Schedule an interview?', content: 'By Google Meet.', actions: null },
      done: { title: 'Successful!', content: 'Accepted.', actions: null },
    };
    const { rerender } = render(<StepDialog step="ask" steps={steps} onClose={jest.fn()} />);
    expect(screen.getByRole('dialog', { name: 'Schedule an interview?' })).toBeTruthy();
    rerender(<StepDialog step="done" steps={steps} onClose={jest.fn()} />);
    expect(screen.getByRole('dialog', { name: 'Successful!' }).textContent).toContain('Accepted.');
  });

  it('has the focus on its heading with each further step, and gives it back at the end', async () => {
    function Asking() {
      const [step, setStep] = useState<'ask' | 'done' | null>(null);
      const yes = <button onClick={() => setStep('done')}>Yes</button>;
      const back = <a href="#list">Back</a>;
      const steps = {
        ask: { title: 'Accept Candidate?', content: 'For good.', actions: yes },
        done: { title: 'Successful!', content: 'Accepted.', actions: back },
      };
      return (
        <>
          <button onClick={() => setStep('ask')}>Accept</button>
          <StepDialog step={step} steps={steps} onClose={() => setStep(null)} />
        </>
      );
    }
    const user = userEvent.setup();
    render(<Asking />);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const ask = screen.getByRole('heading', { name: 'Accept Candidate?' });
    expect(ask).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('heading', { name: 'Successful!' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  });
});

describe('ActionMenu', () => {
  it('opens, offers links and actions, and gives the focus back', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    render(
      <MemoryRouter>
        <ActionMenu
          label="Actions for Data intern"
          actions={[
            { label: 'Edit Job', to: '/edit-job/1' },
            { label: 'Close Job', onSelect },
          ]}
        />
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: 'Actions for Data intern' });
    await user.click(button);
    const link = screen.getByRole('menuitem', { name: 'Edit Job' });
    expect(link.getAttribute('href')).toBe('/edit-job/1');
    expect(screen.getByRole('region', { name: 'Actions for Data intern' })).toContainElement(link);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('shows which entry has the focus', async () => {
    const user = userEvent.setup();
    render(<ActionMenu label="Actions" actions={[{ label: 'Close' }, { label: 'Activate' }]} />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Activate' })).toHaveFocus();
    expect(screen.getByRole('menuitem', { name: 'Activate' })).toHaveStyle({
      outlineOffset: '-3px',
    });
    expect(screen.getByRole('menuitem', { name: 'Close' })).not.toHaveStyle({
      outlineOffset: '-3px',
    });
  });
});
