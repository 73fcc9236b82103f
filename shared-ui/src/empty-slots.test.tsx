import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { EntityCard } from './card/entity-card.tsx';
import { Facts } from './card/facts.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { FileField } from './form/fields/file-field.tsx';
import { RadioField } from './form/fields/radio-field.tsx';
import { TextField } from './form/fields/text-field.tsx';
import { Form } from './form/form.tsx';
import { AuthLayout } from './page/auth-layout.tsx';
import { Page } from './page/page.tsx';
import { EmptyState } from './states/states.tsx';

function drawn(element: ReactElement): string {
  const { baseElement, unmount } = render(<MemoryRouter>{element}</MemoryRouter>);
  const html = baseElement.innerHTML.replaceAll(/_r_\w+_/g, 'id');
  unmount();
  document.body.replaceChildren();
  return html;
}

const form = (hint?: false) => (
  <Form initialValues={{ text: '', choice: '', file: null }} onSubmit={() => undefined}>
    <TextField name="text" label="Text" hint={hint} />
    <RadioField name="choice" label="Choice" hint={hint} options={[]} />
    <FileField name="file" label="File" hint={hint} kinds={['pdf']} maxBytes={1} />
  </Form>
);

const fact = { label: 'Where', value: 'Lagos' };
const shut = () => undefined;

it.each([
  [
    'card',
    <EntityCard key="1" title="A" lead={false} corner={false} meta={false} action={false} />,
    <EntityCard key="2" title="A" />,
  ],
  [
    'card without a subtitle',
    <EntityCard key="1" title="A" subtitle={false} />,
    <EntityCard key="2" title="A" />,
  ],
  [
    'list of facts',
    <Facts key="1" items={[fact, { label: 'When', value: false }]} />,
    <Facts key="2" items={[fact]} />,
  ],
  [
    'dialog',
    <Dialog key="1" open title="A" onClose={shut} actions={false} children="B" />,
    <Dialog key="2" open title="A" onClose={shut} children="B" />,
  ],
  [
    'page',
    <Page key="1" title="A" lead={false} children="B" />,
    <Page key="2" title="A" children="B" />,
  ],
  [
    'page without a session',
    <AuthLayout key="1" title="A" lead={false} footer={false} children="B" />,
    <AuthLayout key="2" title="A" children="B" />,
  ],
  ['state', <EmptyState key="1" title="A" text={false} />, <EmptyState key="2" title="A" />],
  ['form', form(false), form()],
])('what is given under a condition leaves no empty place in a %s', (_name, unmet, without) => {
  expect(drawn(unmet)).toBe(drawn(without));
});
