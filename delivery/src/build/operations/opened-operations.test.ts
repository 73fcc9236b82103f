import { expect, test } from '@jest/globals';
import { openedOperations } from './opened-operations.ts';

const opened = (text: string) => openedOperations('file.tsx', text);

test('operations are found that are opened by their address', () => {
  expect(
    opened(`
      import { operationAddress, operationAddress as addressOf } from '@ifj/shared-api';
      export const exportMeAddress = (): string => operationAddress('/me/export');
      export const downloadFileAddress = ({ id }: { id: string }): string =>
        addressOf(\`/files/\${encodeURIComponent(id)}\`, { as: 'pdf' });`),
  ).toEqual({
    calls: [
      { method: 'GET', path: '/me/export' },
      { method: 'GET', path: '/files/{}' },
    ],
    problems: [],
  });
});

test.each(['operationAddress(path)', 'operationAddress(`${group}/export`)', 'operationAddress()'])(
  'what cannot be read is said: %s',
  (text) => {
    const { calls, problems } = opened(text);
    expect(calls).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(`The address of ${text} cannot be read`)]);
  },
);

test.each([
  [`fetch('/IFJ/api/me/export')`, `'/IFJ/api/me/export'`],
  ['const link = <a href="/IFJ/api/me/export">All</a>', '"/IFJ/api/me/export"'],
  ['fetch(`${location.origin}/IFJ/api/files/${id}`)', '`${location.origin}/IFJ/api/files/${id}`'],
  ['fetch(`${apiAddress}/files/${id}`)', '`${apiAddress}/files/${id}`'],
])('an address that is written by hand is refused: %s', (text, address) => {
  expect(opened(text).problems).toEqual([
    expect.stringContaining(`The api's address ${address} is written by hand.`),
  ]);
});

test.each([
  'const prefix = `${origin}/IFJ/api`;',
  'const address = `${apiAddress}${path}`;',
  '/** The file at `/IFJ/api/files/7`. */ const file = 7;',
  'function operationAddress(path) { return path; }',
])('is no address: %s', (text) => {
  expect(opened(text)).toEqual({ calls: [], problems: [] });
});
