import { expect, test } from 'vitest';
import { choicesIn, saysOnlyChoices } from './choices.ts';

test('what a reader chose is read from their cookies', () => {
  expect(choicesIn('a=b; wf-locale=de-AT; wf-currency=CHF')).toEqual({ locale: 'de-AT', currency: 'CHF' });
  expect(choicesIn(undefined)).toEqual({ locale: null, currency: null });
});

test.each([
  [undefined, true],
  ['', true],
  ['wf-locale=de; wf-currency=EUR', true],
  ['wf-locale=de; __Host-wf=secret', false],
  ['wf-localex=de', false],
])('%s says only choices: %s', (cookie, expected) => {
  expect(saysOnlyChoices(cookie)).toBe(expected);
});
