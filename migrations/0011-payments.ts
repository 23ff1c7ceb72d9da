import { type Kysely, sql } from 'kysely';

/** Payments, refunds and the double-entry ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPayments(db);
  await createRefundsAndLedger(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id uuid primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      attempt int not null,
      request_key text not null,
      state text not null,
      version int not null,
      provider text not null,
      method text not null,
      token text,
      amount_minor int8 not null check (amount_minor >= 0),
      currency text not null,
      ref text,
      url text,
      brand text,
      last4 text,
      reason text,
      authorised_until timestamptz,
      return_path text not null,
      label text not null,
      captures int not null default 0,
      created_at timestamptz not null,
      unique (item_id, attempt),
      unique (item_id, request_key)
    )`.execute(db);
  await sql`
    create unique index payment_one_open on payment (item_id)
    where state not in ('failed', 'voided')`.execute(db);
  await sql`create index payment_order on payment (order_id)`.execute(db);
}

async function createRefundsAndLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund (
      id uuid primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      payment_id uuid not null references payment,
      cancel_quote_id uuid not null unique references cancel_quote,
      state text not null,
      version int not null,
      amount_minor int8 not null check (amount_minor > 0),
      currency text not null,
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
      account text not null,
      amount_minor int8 not null,
      currency text not null,
      at timestamptz not null,
      primary key (order_id, posting, account)
    )`.execute(db);
  await sql`revoke update, delete on ledger_entry from wayfold_app`.execute(db);
}
