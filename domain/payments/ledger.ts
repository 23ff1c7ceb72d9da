import type { Money } from '#contract/core';

/** customer: what the payer owes us · supplier: what we owe for the travel · psp: money at the provider · fees: our own. */
export const accounts = ['customer', 'supplier', 'psp', 'fees'] as const;
export type Account = (typeof accounts)[number];

export interface Entry {
  readonly account: Account;
  readonly amountMinor: number;
}

/** One event in the books: entries of one currency that add up to zero. `key` makes posting twice impossible. */
export interface Posting {
  readonly key: string;
  readonly currency: string;
  readonly entries: readonly Entry[];
}

function posting(key: string, money: Money, debit: Account, credit: Account): Posting {
  return {
    key,
    currency: money.currency,
    entries: [
      { account: debit, amountMinor: money.amountMinor },
      { account: credit, amountMinor: -money.amountMinor },
    ],
  };
}

/** The supplier committed: the payer owes the total, we owe the supplier, less our own fee. */
export function postSale(itemId: string, total: Money, feeMinor = 0): Posting {
  const entries: Entry[] = [
    { account: 'customer', amountMinor: total.amountMinor },
    { account: 'supplier', amountMinor: -(total.amountMinor - feeMinor) },
  ];
  if (feeMinor !== 0) entries.push({ account: 'fees', amountMinor: -feeMinor });
  return { key: `sale:${itemId}`, currency: total.currency, entries };
}

export function postCapture(paymentId: string, amount: Money): Posting {
  return posting(`capture:${paymentId}`, amount, 'psp', 'customer');
}

/** The supplier cancelled on quoted terms: it owes us the refund, and we owe it to the payer. */
export function postCancel(quoteId: string, refund: Money): Posting {
  return posting(`cancel:${quoteId}`, refund, 'supplier', 'customer');
}

export function postRefund(refundId: string, amount: Money): Posting {
  return posting(`refund:${refundId}`, amount, 'customer', 'psp');
}

export function sumOf(postings: readonly Posting[]): number {
  return postings.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + entry.amountMinor, 0);
}

export function balanceOf(account: Account, postings: readonly Posting[]): number {
  return postings
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, entry) => sum + entry.amountMinor, 0);
}
