import { type Kysely, sql } from 'kysely';

/** Quotes, orders, their items, the event record and the journal of calls to the outside. */
export async function createBooking(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createItems(db);
  await createRecords(db);
  await createAfterwards(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_quote (
      id uuid primary key,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      total_minor int8 not null check (total_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      snapshot jsonb not null,
      order_id uuid
    )`.execute(db);
  await sql`create index booking_quote_unused on booking_quote (expires_at) where order_id is null`.execute(db);
  await sql`
    create table booking_order (
      id uuid primary key,
      reference text not null unique,
      created_at timestamptz not null,
      quote_id uuid not null unique references booking_quote,
      request_key text not null,
      session_id uuid,
      account_id uuid references account on delete set null,
      company_id uuid,
      brand text not null,
      locale text not null,
      email text not null,
      email_key text not null,
      phone text,
      first_seen_minor int8 not null check (first_seen_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      touched_at timestamptz,
      purged_at timestamptz,
      links int not null default 0
    )`.execute(db);
  // A quote is taken before the order is written, so that of two buyers one waits.
  await sql`
    alter table booking_quote add foreign key (order_id) references booking_order deferrable initially deferred`.execute(
    db,
  );
  await sql`create index booking_order_account on booking_order (account_id) where account_id is not null`.execute(db);
  await sql`create index booking_order_email on booking_order (email_key)`.execute(db);
  await sql`
    create table booking_traveller (
      order_id uuid not null references booking_order,
      position int not null,
      data jsonb not null,
      sealed_with text not null,
      primary key (order_id, position)
    )`.execute(db);
  await sql`create index booking_traveller_sealed on booking_traveller (sealed_with)`.execute(db);
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_item (
      id uuid primary key,
      order_id uuid not null references booking_order,
      position int not null,
      state text not null check (state in (
        'draft', 'reserving', 'held', 'hold_expired', 'authorising', 'committing', 'commit_unknown',
        'confirmed', 'cancelling', 'rejected', 'dropped', 'cancelled', 'purged'
      )),
      version int not null,
      supplier text not null,
      snapshot jsonb not null,
      extras jsonb not null,
      total_minor int8 not null check (total_minor >= 0),
      due_minor int8 not null,
      accepted_minor int8 check (accepted_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      hold_number int not null default 0,
      hold_ref text,
      hold_expires_at timestamptz,
      price_until timestamptz,
      extensions_left int not null default 0,
      released boolean not null default true,
      booking_ref text,
      locator text,
      documents jsonb not null default '[]',
      booked_at timestamptz,
      failure text,
      probes int not null default 0,
      due_at timestamptz,
      cancel_quote_id uuid,
      cancelled_units jsonb not null default '[]',
      owed_minor int8 not null default 0 check (owed_minor >= 0),
      lease text,
      lease_until timestamptz,
      check (due_minor between 0 and total_minor)
    )`.execute(db);
  await sql`create unique index order_item_place on order_item (order_id, position)`.execute(db);
  await sql`
    create index order_item_unpaid on order_item (order_id)
    where state in ('draft', 'hold_expired', 'rejected')`.execute(db);
}

/** The application role may add to the records, never change them. */
async function createRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_event (
      id uuid primary key,
      order_id uuid not null references booking_order,
      position int not null,
      subject text not null,
      subject_id uuid not null,
      at timestamptz not null,
      from_state text,
      to_state text,
      cause text not null,
      actor_kind text not null check (actor_kind in (
        'anonymous', 'traveler', 'arranger', 'helpdesk', 'admin', 'job', 'supplier'
      )),
      actor jsonb not null,
      facts jsonb not null
    )`.execute(db);
  await sql`create index booking_event_order on booking_event (order_id, position)`.execute(db);
  await sql`revoke update, delete on booking_event from wayfold_app`.execute(db);
  await sql`
    create table booking_effect (
      key text primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      kind text not null check (kind in (
        'reserve', 'authorise', 'look_up_payment', 'end_payment', 'commit', 'probe', 'capture', 'void',
        'release', 'cancel', 'refund'
      )),
      attempts int not null,
      intended_at timestamptz not null,
      answered_at timestamptz,
      outcome text
    )`.execute(db);
  await sql`create index booking_effect_item on booking_effect (item_id)`.execute(db);
  await sql`create index booking_effect_order on booking_effect (order_id)`.execute(db);
}

async function createAfterwards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cancel_quote (
      id uuid primary key,
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      basis text not null check (basis in ('full', 'less_fee', 'taxes_only', 'nothing')),
      refund_minor int8 not null check (refund_minor >= 0),
      fee_minor int8 not null check (fee_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      units jsonb not null,
      partial boolean not null,
      owed_minor int8 check (owed_minor >= 0),
      line_refunds jsonb not null,
      token text not null
    )`.execute(db);
  await sql`create index cancel_quote_order on cancel_quote (order_id)`.execute(db);
  await sql`alter table order_item add foreign key (cancel_quote_id) references cancel_quote`.execute(db);
  await sql`
    create table booking_notice (
      id uuid primary key,
      order_id uuid not null references booking_order,
      kind text not null check (kind in ('confirmation', 'cancellation', 'failure', 'links', 'found')),
      key text not null unique,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts int not null default 0,
      created_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db);
  await sql`create index booking_notice_order on booking_notice (order_id)`.execute(db);
  await sql`
    create table help_item (
      id uuid primary key,
      order_id uuid not null references booking_order,
      kind text not null check (kind in ('commit_unknown', 'capture_failed', 'refund_refused')),
      opened_at timestamptz not null,
      closed_at timestamptz,
      unique (order_id, kind)
    )`.execute(db);
  await sql`create table find_attempt (id uuid primary key, scope text not null, at timestamptz not null)`.execute(db);
  await sql`create index find_attempt_scope on find_attempt (scope, at)`.execute(db);
}
