import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StoreAddressError } from '../errors.ts';
import { parseBucketAddress } from './address.ts';

const parse = Object.getOwnPropertyDescriptor(URL, 'parse') ?? {};

/** The command line runs on a Node that has it not. */
beforeEach(() => {
  Reflect.deleteProperty(URL, 'parse');
});
afterEach(() => {
  Object.defineProperty(URL, 'parse', parse);
});

test('an address names bucket, folder, region and service', () => {
  expect(
    parseBucketAddress('s3://releases/a/b?region=eu-west-1&endpoint=https://s3.example'),
  ).toEqual({
    ...{ bucket: 'releases', prefix: 'a/b/' },
    ...{ region: 'eu-west-1', endpoint: 'https://s3.example' },
  });
  expect(parseBucketAddress('s3://releases')).toEqual({ bucket: 'releases', prefix: '' });
});

test.each(['s3://', 's3://A', 's3://releases?endpoint=nowhere', 's3://me:secret@releases'])(
  '%s is refused in words',
  (address) => {
    expect(() => parseBucketAddress(address)).toThrow(StoreAddressError);
  },
);
