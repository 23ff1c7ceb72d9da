import { expect, test } from 'vitest';
import type { Price } from '#contract/search';
import { joinPrices } from './join-prices.ts';

const priceOf = (amountMinor: number, currency: string, more: Partial<Price> = {}): Price => ({
  total: { amountMinor, currency },
  perPerson: { amountMinor, currency },
  lines: [{ kind: 'base', code: 'room', name: '', amountMinor, currency }],
  rates: null,
  ...more,
});

test('several prices are one sum with every line, and may lack a charge where one of them may', () => {
  const whole = priceOf(10_000, 'EUR');
  const partly = priceOf(5_000, 'EUR', { incomplete: true });
  expect(joinPrices([whole, partly])).toMatchObject({ total: { amountMinor: 15_000 }, incomplete: true });
  expect(joinPrices([whole, partly]).lines).toHaveLength(2);
  expect(joinPrices([whole, whole])).not.toHaveProperty('incomplete');
});

test('prices of two currencies are refused', () => {
  expect(() => joinPrices([priceOf(1, 'EUR'), priceOf(1, 'GBP')])).toThrow('cannot be paid at once');
});
