import { expect, test } from 'vitest';
import { choicesIn, saysOnlyChoices } from './choices.ts';

test('what a reader chose is read from their cookies', () => {
  expect(choicesIn('a=b; wf-locale=de-AT; wf-currency=CHF; wf-drawer=closed; wf-banner=strike')).toEqual({
    locale: 'de-AT',
    currency: 'CHF',
    drawer: 'closed',
    closedBanner: 'strike',
  });
  expect(choicesIn(undefined)).toEqual({ locale: null, currency: null, drawer: null, closedBanner: null });
  expect(choicesIn('wf-drawer=ajar').drawer).toBeNull();
});

test.each([
  [undefined, true],
  ['', true],
  ['wf-locale=de; wf-currency=EUR', true],
  ['wf-drawer=open', true],
  ['wf-banner=strike', true],
  ['wf-locale=de; __Host-wf=secret', false],
  ['wf-localex=de', false],
])('%s says only choices: %s', (cookie, expected) => {
  expect(saysOnlyChoices(cookie)).toBe(expected);
});
