import { paymentMethods } from '#contract/payments';
import { statesOf } from '#domain/events';
import type { PersonalTable } from '#platform/core';
import { accounts } from './ledger.ts';
import { paymentMachine, refundMachine } from './machine.ts';
import { refusedCards } from './methods/store.ts';

const books = 'books are kept for ten years by tax and commercial law';
const ofOrder = [{ by: 'row', column: 'order_id', of: 'booking_order' }] as const;
const kept = (exportAs: string | null) => ({ kind: 'content', exportAs, onErase: { kept: books } }) as const;
const order = { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' } as const;
const ofWhom = { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } as const;

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'payment',
    owner: ofOrder,
    exportAs: 'payments',
    rows: { kept: books },
    plain:
      'id company_id item_id attempt request_key version url reason authorised_until return_path captures label method_id',
    personal: {
      order_id: order,
      of_whom: ofWhom,
      state: kept('state'),
      provider: kept('provider'),
      method: kept('method'),
      token: { kind: 'secret', exportAs: null, onErase: { kept: books } },
      keep_for: { kind: 'identifier', exportAs: null, onErase: 'empty' },
      ref: { kind: 'identifier', exportAs: null, onErase: { kept: books } },
      brand: kept('card'),
      last4: kept('lastFour'),
      amount_minor: kept('amountMinor'),
      taken_minor: kept('takenMinor'),
      currency: kept('currency'),
      created_at: kept('at'),
    },
    oneOf: { state: statesOf(paymentMachine), method: paymentMethods },
  },
  {
    table: 'refund',
    owner: ofOrder,
    exportAs: 'refunds',
    rows: { kept: books },
    plain: 'id company_id item_id payment_id cancel_quote_id version attempts expected_by',
    personal: {
      order_id: order,
      of_whom: ofWhom,
      state: kept('state'),
      amount_minor: kept('amountMinor'),
      currency: kept('currency'),
      created_at: kept('at'),
      paid_at: kept('paidAt'),
    },
    oneOf: { state: statesOf(refundMachine) },
  },
  {
    table: 'ledger_entry',
    owner: ofOrder,
    exportAs: null,
    rows: { kept: books },
    plain: 'posting account amount_minor currency at',
    personal: { order_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
    oneOf: { account: accounts },
  },
  {
    table: 'payment_customer',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: null,
    rows: 'delete',
    plain: 'company_id brand provider preferred_id',
    personal: {
      ref: { kind: 'identifier', exportAs: null, onErase: 'row' },
      of_whom: { kind: 'identifier', exportAs: null, onErase: 'row' },
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
    },
  },
  {
    table: 'payment_method',
    owner: [{ by: 'row', column: 'customer', of: 'payment_customer', key: 'ref' }],
    exportAs: 'keptCards',
    rows: 'delete',
    plain: 'id company_id sealed_with refused',
    personal: {
      customer: { kind: 'identifier', exportAs: null, onErase: 'row' },
      of_whom: { kind: 'identifier', exportAs: null, onErase: 'row' },
      token: { kind: 'secret', exportAs: null, onErase: 'row' },
      scheme: { kind: 'content', exportAs: 'card', onErase: 'row' },
      last4: { kind: 'content', exportAs: 'lastFour', onErase: 'row' },
      expires: { kind: 'content', exportAs: 'expires', onErase: 'row' },
      label: { kind: 'content', exportAs: 'name', onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'addedAt', onErase: 'row' },
      used_at: { kind: 'content', exportAs: 'lastUsedAt', onErase: 'row' },
    },
    oneOf: { refused: refusedCards },
  },
  {
    table: 'payment_token_leaving',
    owner: { nobody: 'what the provider still has to forget leads to nobody, and goes once it did' },
    exportAs: null,
    rows: { kept: 'until the provider forgot it: else it would keep a card that nobody can find' },
    plain: 'id provider sealed_with keep_key asked_at',
    personal: {
      token: { kind: 'secret', exportAs: null, onErase: { kept: 'until the provider forgot it' } },
    },
  },
];
