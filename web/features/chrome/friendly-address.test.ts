import { expect, test, vi } from 'vitest';
import type { Api } from '#contract/core';
import { friendlyAddress } from './friendly-address.ts';

test('[8-09] an address that cannot be converted in time is logged, and the original link stands', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusing: Api = () => Promise.reject(new TypeError('no'));
  expect(await friendlyAddress(refusing, 'flights stays', '/flights/A-B/2027-03-03')).toBeNull();
  const late = new AbortController();
  const waiting: Api = (_call, _input, options) =>
    new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new TypeError('late'))));
  const answer = friendlyAddress(waiting, 'flights stays', '/flights/A-B/2027-03-03', late.signal);
  late.abort();
  expect(await answer).toBeNull();
  expect(log.mock.calls.map(([message]) => message as string)).toEqual([
    'friendlySearchUrl: Error resolving friendly url',
    'friendlySearchUrl: Error resolving friendly url',
  ]);
});

test('asks for the search of this page in the other vertical', async () => {
  const asked: unknown[] = [];
  const api = (async (_call: unknown, input: unknown) => {
    asked.push(input);
    return { convertedUrl: '/stays/B' };
  }) as unknown as Api;
  expect(await friendlyAddress(api, 'flights stays', '/flights/A-B/2027-03-03?sort=best')).toBe('/stays/B');
  expect(asked).toEqual([
    {
      originalVertical: 'flights',
      conversionVertical: 'stays',
      searchUrlToConvert: '/flights/A-B/2027-03-03?sort=best',
    },
  ]);
});
