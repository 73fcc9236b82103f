import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { browserAddress, reservePort } from './port.ts';

describe('reservePort', () => {
  test('finds a free port for 0', async () => {
    expect(await reservePort('127.0.0.1', 0)).toBeGreaterThan(0);
  });

  test('names a port that somebody else has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const { port } = other.address() as AddressInfo;
    await expect(reservePort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1`);
    await new Promise((closed) => other.close(closed));
  });

  test('names an address that the machine does not have', async () => {
    await expect(reservePort('192.0.2.1', 0)).rejects.toThrow('HOST=192.0.2.1');
  });
});

test('browserAddress is what one types into a browser', () => {
  expect(browserAddress('0.0.0.0', 3000)).toBe('http://localhost:3000');
  expect(browserAddress('10.0.0.7', 80)).toBe('http://10.0.0.7:80');
  expect(browserAddress('fe80::1', 80)).toBe('http://[fe80::1]:80');
});
