import { expect, test } from 'vitest';
import { nextAddress } from './next-address.ts';

const page = { here: '/flights?x=1', base: '/de' };

test('[4-05c] after a switch the page is replaced with the business redirect address, with the current path as redir', () => {
  const back = 'redir=%2Fflights%3Fx%3D1';
  expect(nextAddress({ businessRedirectUrl: '/business/hub' }, page)).toBe(`/de/business/hub?${back}`);
  expect(nextAddress({ businessRedirectUrl: '/business/hub?a=1', loginRedirectUrl: '/x' }, page)).toBe(
    `/de/business/hub?a=1&${back}`,
  );
});

test('[4-05c] without one the same page is read again, or a step that is still missing comes first', () => {
  expect(nextAddress({}, page)).toBeNull();
  expect(nextAddress({ loginRedirectUrl: page.here }, page)).toBeNull();
  const verify = '/business/verify?redir=%2Fflights';
  expect(nextAddress({ loginRedirectUrl: verify }, page)).toBe(`/de${verify}`);
  expect(nextAddress({ loginRedirectUrl: '/' }, { ...page, base: '' })).toBe('/');
});
