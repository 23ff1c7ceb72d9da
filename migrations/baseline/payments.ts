import { type Kysely, sql } from 'kysely';

/** Payments, refunds and the double-entry ledger. */
export async function createPayments(db: Kysely<unknown>): Promise<void> {
  await createPayment(db);
  await createRefundsAndLedger(db);
  await createMethods(db);
}

/** `taken_minor` may be less than was authorised; `keep_for`: the customer for whom the card is to be kept; `method_id`: the kept card that paid. */
async function createPayment(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id uuid primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      attempt int not null,
      request_key text not null,
      state text not null check (state in (
        'created', 'authorising', 'requires_action', 'authorised', 'capturing', 'capture_failed',
        'captured', 'partially_refunded', 'refunded', 'voiding', 'voided', 'failed'
      )),
      version int not null,
      provider text not null,
      method text not null check (method in ('CARD', 'GOOGLE_PAY', 'AFFIRM')),
      token text,
      amount_minor int8 not null check (amount_minor >= 0),
      taken_minor int8 check (taken_minor between 0 and amount_minor),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      ref text,
      url text,
      brand text,
      last4 text,
      reason text,
      authorised_until timestamptz,
      return_path text not null,
      label text not null,
      captures int not null default 0,
      method_id uuid,
      keep_for uuid,
      created_at timestamptz not null,
      unique (item_id, attempt),
      unique (item_id, request_key)
    )`.execute(db);
  await sql`
    create unique index payment_one_open on payment (item_id)
    where state not in ('failed', 'voided')`.execute(db);
  await sql`create index payment_order on payment (order_id)`.execute(db);
  await sql`create index payment_to_keep on payment (id) where keep_for is not null`.execute(db);
}

async function createRefundsAndLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund (
      id uuid primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      payment_id uuid not null references payment,
      cancel_quote_id uuid not null unique references cancel_quote,
      state text not null check (state in ('confirmed', 'supplier_pending', 'paying', 'paid', 'needs_help')),
      version int not null,
      amount_minor int8 not null check (amount_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      attempts int not null default 0,
      created_at timestamptz not null,
      expected_by timestamptz not null,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index refund_order on refund (order_id)`.execute(db);
  await sql`
    create table ledger_entry (
      order_id uuid not null references booking_order,
      posting text not null,
      account text not null check (account in ('customer', 'supplier', 'psp', 'fees')),
      amount_minor int8 not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      at timestamptz not null,
      primary key (order_id, posting, account)
    )`.execute(db);
  await sql`revoke update, delete on ledger_entry from wayfold_app`.execute(db);
}

/**
 * Kept cards: tokens of the provider and what a card is known by; never a number. `payment_customer` has one row for an account under a brand: its writers wait for each other there, and it names one
 * preferred.
 */
async function createMethods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customer (
      ref uuid primary key,
      account_id uuid not null references account,
      brand text not null,
      provider text not null,
      preferred_id uuid,
      unique (account_id, brand, provider)
    )`.execute(db);
  await sql`
    create table payment_method (
      id uuid primary key,
      customer uuid not null references payment_customer,
      token text not null,
      sealed_with text not null,
      scheme text not null,
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      expires text not null check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
      label text not null,
      refused text check (refused in ('expired', 'withdrawn')),
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index payment_method_customer on payment_method (customer)`.execute(db);
  await sql`create index payment_method_sealed on payment_method (sealed_with)`.execute(db);
  await sql`
    create table payment_token_leaving (
      id uuid primary key,
      provider text not null,
      token text,
      sealed_with text,
      keep_key text,
      asked_at timestamptz not null,
      check ((token is null) = (sealed_with is null)),
      check ((token is null) <> (keep_key is null))
    )`.execute(db);
}
