import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form.tsx';
import { FileField } from './file-field.tsx';

const form = (
  <Form
    initialValues={{ resume: null as File | null, letter: null as File | null }}
    onSubmit={() => undefined}
    draftKey="apply"
  >
    <FileField name="resume" label="Resume" kinds={['pdf']} maxBytes={1024} />
    <FileField name="letter" label="Letter" kinds={['pdf']} maxBytes={1024} />
  </Form>
);

beforeEach(() => {
  sessionStorage.clear();
});

it('says after a reload which file must be chosen again, until it is', async () => {
  const user = userEvent.setup();
  const cv = new File(['%PDF-1.7 '], 'cv.pdf', { type: 'application/pdf' });
  const { unmount } = render(form);
  await user.upload(screen.getByLabelText('Resume'), cv);
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('cv.pdf'));
  unmount();

  render(form);
  expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(
    /“cv.pdf” could not be kept: choose it once more\./,
  );
  expect(screen.getByLabelText('Letter')).not.toHaveAccessibleDescription(/not be kept/);
  await user.upload(screen.getByLabelText('Resume'), cv);
  await screen.findByText('cv.pdf');
  expect(screen.getByLabelText('Resume')).not.toHaveAccessibleDescription(/not be kept/);
});
