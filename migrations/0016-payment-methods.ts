import { type Kysely, sql } from 'kysely';

/** Kept cards: tokens of the provider and what a card is known by; never a number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMethods(db);
  await extendPayments(db);
  await createSimulatedVault(db);
}

/** `payment_customer` has one row for an account under a brand: its writers wait for each other there, and it names one preferred. */
async function createMethods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customer (
      ref uuid primary key,
      account_id uuid not null,
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

/** `keep_for`: the customer for whom the card is to be kept; `method_id`: the kept card that paid. */
async function extendPayments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column method_id uuid, add column keep_for uuid`.execute(db);
  await sql`create index payment_to_keep on payment (id) where keep_for is not null`.execute(db);
}

async function createSimulatedVault(db: Kysely<unknown>): Promise<void> {
  await sql`alter table simulator_payment add column expires text, add column keep_for text`.execute(db);
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
