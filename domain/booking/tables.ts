import type { BookingDocument, ItemState } from '#contract/booking';
import type { ColumnType, Generated, JSONColumnType, Selectable, Updateable } from 'kysely';
import type { GateState } from './gates.ts';
import type { OrderStage } from './machine.ts';
import type { CallKind } from './next-step.ts';
import type { StoredTraveller } from './sealed-travellers.ts';
import type { Snapshot } from './snapshot.ts';
import type { StoredQuote } from './stored-quote.ts';

/** The card of a person is charged with the booking; a company owes, to be settled later. */
export const payers = ['card', 'company_account', 'invoice'] as const;
export type Payer = (typeof payers)[number];

export type BookingTables = {
  booking_quote: {
    id: string;
    created_at: Date;
    expires_at: Date;
    total_minor: number;
    currency: string;
    snapshot: JSONColumnType<StoredQuote>;
    order_id: string | null;
    /** The quote that took its place before it was ordered. */
    replaced_by: string | null;
    /** Who asked for it, as an order has its buyer. */
    session_id: string;
    account_id: string | null;
    company_id: string | null;
  };
  booking_order: {
    id: string;
    reference: string;
    state: OrderStage;
    version: number;
    created_at: Date;
    quote_id: string;
    /** Idempotency key of the call that made it: after a crash the same call finds its work. */
    request_key: string;
    /** Of an order that its account left, one that never was. */
    session_id: string;
    account_id: string | null;
    company_id: string | null;
    brand: string;
    locale: string;
    email: string;
    email_key: string;
    phone: string | null;
    payer: Payer;
    first_seen_minor: number;
    currency: string;
    /** Last change by its buyer before anything was paid. */
    touched_at: Date | null;
    purged_at: Date | null;
    /** How often the links of its mails were revoked. */
    links: Generated<number>;
  };
  booking_traveller: {
    order_id: string;
    position: number;
    data: JSONColumnType<StoredTraveller>;
    /** Id of the key of its sealed values. */
    sealed_with: string;
  };
  order_item: {
    id: string;
    order_id: string;
    /** That of its order. */
    company_id: string | null;
    /** Place in the order. */
    position: number;
    state: ItemState;
    version: number;
    supplier: string;
    snapshot: JSONColumnType<Snapshot>;
    /** What is chosen to go with it, as its vertical stores that. */
    extras: ColumnType<unknown, string, string>;
    total_minor: number;
    /** The part of the total that is charged with the booking. */
    due_minor: number;
    /** First departure or check-in. */
    begins_at: Date;
    /** When nothing of it is left: last arrival or check-out. */
    ends_at: Date;
    /** Code of the airport, or name of the property; countries by ISO 3166-1. */
    begins_at_place: string;
    begins_in_country: string;
    /** Where it leads: of a journey that comes home the end of its way out. */
    ends_at_place: string;
    ends_in_country: string;
    people: number;
    accepted_minor: number | null;
    currency: string;
    hold_number: Generated<number>;
    hold_ref: string | null;
    hold_expires_at: Date | null;
    price_until: Date | null;
    extensions_left: Generated<number>;
    released: Generated<boolean>;
    booking_ref: string | null;
    locator: string | null;
    documents: JSONColumnType<BookingDocument[], string | undefined>;
    booked_at: Date | null;
    failure: string | null;
    probes: Generated<number>;
    due_at: Date | null;
    cancel_quote_id: string | null;
    /** Places of the parts that were cancelled alone. */
    cancelled_units: JSONColumnType<number[], string | undefined>;
    /** What the place itself asks for of what was cancelled. */
    owed_minor: Generated<number>;
    lease: string | null;
    lease_until: Date | null;
  };
  booking_effect: {
    key: string;
    order_id: string;
    item_id: string;
    kind: CallKind;
    attempts: number;
    intended_at: Date;
    answered_at: Date | null;
    outcome: string | null;
  };
  /** What is required of an item before it is booked, as it was found when its buyer paid. */
  booking_gate: {
    order_id: string;
    item_id: string;
    name: string;
    state: GateState;
    deadline: Date | null;
    evidence: JSONColumnType<Readonly<Record<string, string | number | null>>>;
    asked_at: Date;
  };
  cancel_quote: {
    id: string;
    order_id: string;
    item_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    basis: (typeof cancelBases)[number];
    refund_minor: number;
    fee_minor: number;
    currency: string;
    /** Places of the parts that go. */
    units: JSONColumnType<number[]>;
    /** Something of the item stays booked. */
    partial: boolean;
    owed_minor: number | null;
    line_refunds: JSONColumnType<number[]>;
    token: string;
  };
  booking_notice: {
    id: string;
    order_id: string;
    kind: NoticeKind;
    key: string;
    state: (typeof noticeStates)[number];
    attempts: Generated<number>;
    created_at: Date;
    sent_at: Date | null;
  };
  help_item: { id: string; order_id: string; kind: HelpKind; opened_at: Date; closed_at: Date | null };
  find_attempt: { id: string; scope: string; at: Date };
  idempotency_key: {
    scope: string;
    key: string;
    /** Sealed, as the body is. */
    request_hash: string;
    state: (typeof answerStates)[number];
    lease_until: Date | null;
    status: number | null;
    body: string | null;
    created_at: Date;
    expires_at: Date;
    sealed_with: string;
  };
};

export const cancelBases = ['full', 'less_fee', 'taxes_only', 'nothing'] as const;
export const noticeKinds = ['confirmation', 'cancellation', 'failure', 'links', 'found'] as const;
export const noticeStates = ['waiting', 'sent', 'failed'] as const;
export const helpKinds = ['commit_unknown', 'capture_failed', 'refund_refused'] as const;
export const answerStates = ['running', 'done'] as const;

export type NoticeKind = (typeof noticeKinds)[number];
/** What only a person can settle. */
export type HelpKind = (typeof helpKinds)[number];

export type QuoteRow = Selectable<BookingTables['booking_quote']>;
export type OrderRow = Selectable<BookingTables['booking_order']>;
export type ItemRow = Selectable<BookingTables['order_item']>;
export type ItemChange = Omit<Updateable<BookingTables['order_item']>, 'id' | 'state' | 'version'>;
export type GateRow = Selectable<BookingTables['booking_gate']>;
export type EffectRow = Selectable<BookingTables['booking_effect']>;
export type CancelQuoteRow = Selectable<BookingTables['cancel_quote']>;
export type NoticeRow = Selectable<BookingTables['booking_notice']>;
