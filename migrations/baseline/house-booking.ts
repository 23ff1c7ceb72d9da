import { type Kysely, sql } from 'kysely';

/** The house supplier's own books: it shares no table with the orders of the site. */
export async function createHouseBooking(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_reservation (
      id uuid primary key,
      key text not null unique,
      state text not null check (state in ('asked', 'held', 'sold', 'released', 'expired', 'refused', 'cancelled')),
      product jsonb not null,
      seats int not null check (seats >= 0),
      base_minor int8 not null check (base_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      price_until timestamptz not null,
      extensions int not null default 0
    )`.execute(db);
  await sql`create index house_reservation_expiry on house_reservation (expires_at) where state = 'held'`.execute(db);
  await sql`
    create table house_booking (
      id uuid primary key,
      key text not null unique,
      reservation_id uuid not null unique references house_reservation,
      locator text not null unique,
      state text not null check (state in ('confirmed', 'cancelled')),
      party jsonb not null,
      extras jsonb not null,
      total_minor int8 not null check (total_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      booked_at timestamptz not null,
      cancelled_at timestamptz,
      cancel_key text unique
    )`.execute(db);
  await sql`
    create table house_cancellation (
      booking_id uuid not null references house_booking,
      unit int not null check (unit >= 0),
      key text not null,
      at timestamptz not null,
      primary key (booking_id, unit)
    )`.execute(db);
  await sql`
    create table house_rejection (
      key text primary key,
      reason text not null check (reason in ('sold_out', 'hold_expired', 'price_changed', 'refused')),
      at timestamptz not null
    )`.execute(db);
}
