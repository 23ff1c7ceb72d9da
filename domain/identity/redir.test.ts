import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedir } from './redir.ts';

test.for([
  ['/', '/'],
  ['/flights/LON-SIN?fs=stops:0', '/flights/LON-SIN?fs=stops:0'],
  ['/de/profile/account?addEmail=true', '/de/profile/account?addEmail=true'],
  ['/search?q=a%2Fb', '/search?q=a%2Fb'],
  ['/s/ident/link?link=a.b', '/s/ident/link?link=a.b'],
])('[2.4-04b] %s is a page of this site', ([path, expected]) => {
  expect(safeRedir(path)).toBe(expected);
});

test.for([
  '',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/\tevil',
  '/%0d%0aSet-Cookie:x=y',
  '/stays\u202Emoc',
  '/stays%E2%80%AEmoc',
  '/stays?q=%E2%81%A7moc',
  'javascript:alert(1)',
  '/login?redir=/x',
  '/de/login',
  '/signout',
  '/LOGIN',
  '/s/ident/resend',
  '/s/ident/link/../resend',
  '/in?redir=//evil',
  '/business/verify',
  '/k/run/auth/logout',
  '/.//evil.example',
  '/..//evil.example',
  '/%',
  `/${'a'.repeat(4_000)}`,
])('%j leads nowhere but home', (path) => {
  expect(safeRedir(path)).toBe('/');
});

test('whatever is given, the answer stays on this origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '%2f',
    '%5c',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    '?',
    '#',
    '\t',
    '%00',
    'a',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(text, (given) => {
      const url = new URL(safeRedir(given), 'https://own.example');
      return url.origin === 'https://own.example' && !/^\/[/\\]/.test(safeRedir(given));
    }),
    { numRuns: 5_000 },
  );
});
