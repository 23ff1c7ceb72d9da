import { expect, test } from 'vitest';
import { choicesIn, saysOnlyChoices, themeCookie } from './choices.ts';

test('what a reader chose is read from their cookies', () => {
  expect(choicesIn('a=b; wf-locale=de-AT; wf-currency=CHF; wf-drawer=closed; wf-banner=strike; wf-theme=dark')).toEqual(
    {
      locale: 'de-AT',
      currency: 'CHF',
      drawer: 'closed',
      closedBanner: 'strike',
      theme: 'dark',
    },
  );
  expect(choicesIn(undefined)).toEqual({
    locale: null,
    currency: null,
    drawer: null,
    closedBanner: null,
    theme: 'system',
  });
  expect(choicesIn('wf-drawer=ajar').drawer).toBeNull();
  expect(choicesIn('wf-theme=pink').theme).toBe('system');
});

test.each([
  [undefined, true],
  ['', true],
  ['wf-locale=de; wf-currency=EUR', true],
  ['wf-drawer=open', true],
  ['wf-banner=strike', true],
  ['wf-theme=dark', true],
  ['wf-locale=de; __Host-wf=secret', false],
  ['wf-localex=de', false],
])('%s says only choices: %s', (cookie, expected) => {
  expect(saysOnlyChoices(cookie)).toBe(expected);
});

test('a theme is kept for a year, and nothing is kept of whoever follows the system', () => {
  expect(themeCookie('dark', { https: true })).toBe(
    'wf-theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(themeCookie('system', { https: false })).toBe('wf-theme=system; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
