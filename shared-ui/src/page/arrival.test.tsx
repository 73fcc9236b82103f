import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Page } from './page.tsx';

it('leaves the focus alone when an entry of the history is loaded again', async () => {
  window.history.replaceState({ key: 'k1', idx: 1 }, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page title="Jobs">{<Link to="/one">Open</Link>}</Page>} />
        <Route path="/one" element={<Page title="Data intern">text</Page>} />
      </Routes>
    </BrowserRouter>,
  );
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(screen.getByRole('heading', { name: 'Data intern' })).toHaveFocus();
});
