import { today } from '@ifj/shared-ui';
import { fireEvent, screen } from '@testing-library/react';

/** Each letter typed draws the whole form anew; what the fields do with letters is tested there. */
export function fill(label: RegExp | string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Everything that a job needs, but whether it is paid. */
export async function fillJob(title: string): Promise<void> {
  await screen.findByLabelText(/^Job title/);
  fill(/^Job title/, title);
  fill(/^Department/, 'Finance');
  fill(/^Field/, 'Commercial');
  fill(/^Duration/, '6 months');
  fill(/^Work environment/, 'hybrid');
  fill(/^Application deadline/, today());
  fill(/^Job description/, 'You count.');
}
