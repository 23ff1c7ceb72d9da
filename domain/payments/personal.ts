import type { PersonalTable } from '#platform/core';

const books = 'books are kept for ten years by tax and commercial law';
const ofOrder = [{ by: 'row', column: 'order_id', of: 'booking_order' }] as const;
const kept = (exportAs: string | null) => ({ kind: 'content', exportAs, onErase: { kept: books } }) as const;
const order = { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' } as const;

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'payment',
    owner: ofOrder,
    exportAs: 'payments',
    rows: { kept: books },
    plain: 'id item_id attempt request_key version url reason authorised_until return_path captures label',
    personal: {
      order_id: order,
      state: kept('state'),
      provider: kept('provider'),
      method: kept('method'),
      token: { kind: 'secret', exportAs: null, onErase: { kept: books } },
      ref: { kind: 'identifier', exportAs: null, onErase: { kept: books } },
      brand: kept('card'),
      last4: kept('lastFour'),
      amount_minor: kept('amountMinor'),
      currency: kept('currency'),
      created_at: kept('at'),
    },
  },
  {
    table: 'refund',
    owner: ofOrder,
    exportAs: 'refunds',
    rows: { kept: books },
    plain: 'id item_id payment_id cancel_quote_id version attempts expected_by',
    personal: {
      order_id: order,
      state: kept('state'),
      amount_minor: kept('amountMinor'),
      currency: kept('currency'),
      created_at: kept('at'),
      paid_at: kept('paidAt'),
    },
  },
  {
    table: 'ledger_entry',
    owner: ofOrder,
    exportAs: null,
    rows: { kept: books },
    plain: 'posting account amount_minor currency at',
    personal: { order_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
  },
];
