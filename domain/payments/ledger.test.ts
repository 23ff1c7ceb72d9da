import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accounts, balanceOf, postCancel, postCapture, postRefund, postSale, sumOf } from './ledger.ts';

const amounts = fc.integer({ min: 0, max: 900_000_000 });

test('every posting and every life of an order sums to zero', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.nat({ max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat({ max: 4 }),
      (paid, fee, share, steps) => {
        const total = { amountMinor: paid + fee, currency: 'EUR' };
        const back = { amountMinor: Math.floor(total.amountMinor * share), currency: 'EUR' };
        const life = [
          postSale('i', total, fee),
          postCapture('p', total),
          postCancel('i', back),
          postRefund('r', back),
        ].slice(0, steps);
        for (const posting of life) expect(sumOf([posting])).toBe(0);
        expect(sumOf(life)).toBe(0);
        expect(accounts.reduce((sum, account) => sum + balanceOf(account, life), 0)).toBe(0);
      },
    ),
  );
});

test('when all is settled the payer owes nothing and the provider holds what the supplier and we are owed', () => {
  const total = { amountMinor: 178_000, currency: 'EUR' };
  const back = { amountMinor: 46_200, currency: 'EUR' };
  const life = [postSale('i', total, 3_000), postCapture('p', total), postCancel('i', back), postRefund('r', back)];
  expect(balanceOf('customer', life)).toBe(0);
  expect(balanceOf('psp', life)).toBe(131_800);
  expect(balanceOf('supplier', life)).toBe(-128_800);
  expect(balanceOf('fees', life)).toBe(-3_000);
});
