import { statesOf } from '#domain/events';
import type { PersonalTable } from '#platform/core';
import { gateStates } from './gates.ts';
import { itemMachine, orderMachine } from './machine.ts';
import { callKinds } from './next-step.ts';
import { answerStates, cancelBases, helpKinds, noticeKinds, noticeStates, payers } from './tables.ts';

const sale = 'records of a sale are kept for ten years by tax and commercial law; unpaid ones lose it at once';
const carriage = 'the contract of carriage and its records, as long as the sale';
const ofOrder = [{ by: 'row', column: 'order_id', of: 'booking_order' }] as const;
const kept = (exportAs: string | null, basis = sale) =>
  ({ kind: 'content', exportAs, onErase: { kept: basis } }) as const;

const orders: PersonalTable = {
  table: 'booking_order',
  owner: [{ by: 'account', column: 'account_id' }],
  exportAs: 'bookings',
  rows: { kept: sale },
  plain: 'id of_whom version quote_id company_id purged_at links',
  personal: {
    reference: { kind: 'identifier', exportAs: 'reference', onErase: { kept: sale } },
    state: kept('state'),
    created_at: kept('bookedAt'),
    touched_at: kept(null),
    brand: kept('brand'),
    locale: kept('language'),
    first_seen_minor: kept('priceFirstSeenMinor'),
    payer: kept('paidBy'),
    currency: kept('currency'),
    request_key: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    session_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    account_id: { kind: 'identifier', exportAs: null, onErase: 'empty' },
    email: { kind: 'contact', exportAs: 'email', onErase: { kept: sale } },
    email_key: { kind: 'contact', exportAs: null, onErase: { kept: sale } },
    phone: { kind: 'contact', exportAs: 'phone', onErase: { kept: sale } },
  },
  oneOf: { state: statesOf(orderMachine), payer: payers },
};

const travellers: PersonalTable = {
  table: 'booking_traveller',
  owner: ofOrder,
  exportAs: 'bookingTravellers',
  rows: { kept: carriage },
  plain: 'position sealed_with',
  personal: {
    order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
    data: { kind: 'content', exportAs: 'traveller', onErase: { kept: carriage } },
  },
};

const items: PersonalTable = {
  table: 'order_item',
  owner: ofOrder,
  exportAs: 'bookingItems',
  rows: { kept: sale },
  plain:
    'id company_id version position accepted_minor hold_number hold_ref hold_expires_at price_until extensions_left ' +
    'released booking_ref failure probes due_at cancel_quote_id lease lease_until',
  personal: {
    order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
    of_whom: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    state: kept('state'),
    supplier: kept('supplier'),
    snapshot: kept('product'),
    extras: kept('extras'),
    total_minor: kept('totalMinor'),
    due_minor: kept('chargedMinor'),
    begins_at: kept('begins'),
    ends_at: kept('ends'),
    begins_at_place: kept('from'),
    begins_in_country: kept('fromCountry'),
    ends_at_place: kept('to'),
    ends_in_country: kept('toCountry'),
    people: kept('people'),
    cancelled_units: kept('cancelledParts'),
    owed_minor: kept('owedAtThePlaceMinor'),
    currency: kept('currency'),
    locator: { kind: 'identifier', exportAs: 'locator', onErase: { kept: carriage } },
    documents: kept('documents', carriage),
    booked_at: kept('bookedAt'),
  },
  oneOf: { state: statesOf(itemMachine) },
};

const afterwards: readonly PersonalTable[] = [
  {
    table: 'booking_effect',
    owner: ofOrder,
    exportAs: null,
    rows: { kept: sale },
    plain: 'key item_id kind attempts intended_at answered_at outcome',
    personal: { order_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
    oneOf: { kind: callKinds },
  },
  {
    table: 'booking_gate',
    owner: ofOrder,
    exportAs: null,
    rows: { kept: sale },
    plain: 'item_id name state deadline evidence asked_at',
    personal: { order_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
    oneOf: { state: gateStates },
  },
  {
    table: 'cancel_quote',
    owner: ofOrder,
    exportAs: 'cancellationQuotes',
    rows: { kept: sale },
    plain: 'id item_id expires_at basis units partial line_refunds',
    personal: {
      order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
      created_at: kept('askedAt'),
      used_at: kept('acceptedAt'),
      refund_minor: kept('refundMinor'),
      fee_minor: kept('feeMinor'),
      owed_minor: kept('owedAtThePlaceMinor'),
      currency: kept('currency'),
      token: { kind: 'secret', exportAs: null, onErase: { kept: sale } },
    },
    oneOf: { basis: cancelBases },
  },
  {
    table: 'booking_notice',
    owner: ofOrder,
    exportAs: 'bookingMails',
    rows: { kept: sale },
    plain: 'id key state attempts created_at',
    personal: {
      order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
      kind: kept('kind'),
      sent_at: kept('sentAt'),
    },
    oneOf: { kind: noticeKinds, state: noticeStates },
  },
  {
    table: 'help_item',
    owner: ofOrder,
    exportAs: 'helpAsked',
    rows: { kept: sale },
    plain: 'id',
    personal: {
      order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
      kind: kept('kind'),
      opened_at: kept('openedAt'),
      closed_at: kept('closedAt'),
    },
    oneOf: { kind: helpKinds },
  },
];

const short: readonly PersonalTable[] = [
  {
    table: 'booking_quote',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: null,
    rows: { kept: 'a price of things, until it is sold, or UNPAID_KEEP_DAYS after it ended' },
    plain: 'id created_at expires_at total_minor currency snapshot order_id of_whom replaced_by company_id',
    personal: {
      session_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      account_id: { kind: 'identifier', exportAs: null, onErase: 'empty' },
    },
  },
  {
    table: 'find_attempt',
    owner: { nobody: 'counts wrong tries of a reference, of hashed addresses and of a browser' },
    exportAs: null,
    rows: { kept: 'a day' },
    plain: 'id at',
    personal: { scope: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
  },
  {
    table: 'idempotency_key',
    owner: { nobody: 'of a browser; answers are sealed' },
    exportAs: null,
    rows: { kept: 'thirty days; with its order where that was never paid' },
    plain: 'key state lease_until status created_at expires_at sealed_with',
    personal: {
      scope: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      request_hash: { kind: 'secret', exportAs: null, onErase: { kept: 'sealed, thirty days' } },
      body: { kind: 'content', exportAs: null, onErase: { kept: 'sealed, thirty days' } },
    },
    oneOf: { state: answerStates },
  },
];

export const personalTables: readonly PersonalTable[] = [orders, travellers, items, ...afterwards, ...short];
