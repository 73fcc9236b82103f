import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useGoBack } from './use-go-back.ts';

function Detail() {
  const goBack = useGoBack('/list');
  return <button onClick={goBack}>Go Back</button>;
}

const screens = (
  <Routes>
    <Route path="/" element={<Link to="/detail">Open</Link>} />
    <Route path="/moved" element={<Navigate to="/detail" replace />} />
    <Route path="/detail" element={<Detail />} />
    <Route path="/list" element="the list" />
  </Routes>
);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

it('goes to the screen before', async () => {
  const user = userEvent.setup();
  render(<BrowserRouter>{screens}</BrowserRouter>);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('link', { name: 'Open' })).toBeVisible();
});

it.each(['/detail', '/moved'])('goes to the fallback from %s, opened directly', async (address) => {
  window.history.replaceState(null, '', address);
  render(<BrowserRouter>{screens}</BrowserRouter>);
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('the list')).toBeVisible();
});

it('knows the first screen of a router without the browser’s history', async () => {
  render(<MemoryRouter initialEntries={['/detail']}>{screens}</MemoryRouter>);
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByText('the list')).toBeVisible();
});
