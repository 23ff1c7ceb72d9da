import { type Kysely, sql } from 'kysely';

/** The payment simulator's own ledger, as a provider would keep it. */
export async function createPaymentSimulator(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table simulator_payment (
      id uuid primary key,
      key text not null unique,
      state text not null check (state in ('card', 'challenge', 'authorised', 'refused', 'captured', 'voided')),
      scenario text,
      brand text,
      last4 text,
      reason text,
      answers int not null default 0,
      amount_minor int8 not null check (amount_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      label text not null,
      return_path text not null,
      created_at timestamptz not null,
      expires text,
      keep_for text
    )`.execute(db);
  await sql`
    create table simulator_movement (
      key text primary key,
      payment_id uuid not null references simulator_payment,
      kind text not null check (kind in ('authorise', 'capture', 'void', 'refund')),
      amount_minor int8 not null check (amount_minor >= 0),
      outcome jsonb not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index simulator_movement_payment on simulator_movement (payment_id)`.execute(db);
  await sql`
    create table simulator_token (
      token text primary key,
      keep_key text not null unique,
      customer text,
      state text not null check (state in ('live', 'forgotten')),
      scenario text,
      brand text,
      last4 text,
      expires text,
      answers int not null default 0,
      created_at timestamptz not null
    )`.execute(db);
}
