import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, minorDigits } from './minor-digits.ts';

test('decimal places follow ISO 4217, not custom', () => {
  expect(['EUR', 'JPY', 'KWD', 'ISK', 'CLF', 'HUF'].map(minorDigits)).toEqual([2, 0, 3, 0, 4, 2]);
});

test('amounts are written exactly, also below one and below zero', () => {
  expect(decimalText(123_456, 'EUR')).toBe('1234.56');
  expect(decimalText(5, 'EUR')).toBe('0.05');
  expect(decimalText(-1, 'KWD')).toBe('-0.001');
  expect(decimalText(1200, 'JPY')).toBe('1200');
});

test('no digit is lost for any safe amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF'), (amount, currency) => {
      expect(Number(decimalText(amount, currency).replace('.', ''))).toBe(amount);
    }),
  );
});
