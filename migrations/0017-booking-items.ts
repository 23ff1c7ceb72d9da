import { type Kysely, sql } from 'kysely';

/** Orders of several items with one payment, items of any vertical, and parts of an item cancelled alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenItems(db);
  await widenMoney(db);
  await nameVerticals(db);
}

async function widenItems(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_item add column position int not null default 0`.execute(db);
  await sql`alter table order_item add column cancelled_units text not null default '[]'`.execute(db);
  await sql`alter table order_item add column owed_minor int8 not null default 0`.execute(db);
  await sql`alter table order_item add column due_minor int8`.execute(db);
  await sql`update order_item set due_minor = total_minor`.execute(db);
  await sql`alter table order_item alter column due_minor set not null`.execute(db);
  await sql`alter table order_item add check (due_minor between 0 and total_minor)`.execute(db);
  await sql`create unique index order_item_place on order_item (order_id, position)`.execute(db);
  await sql`drop index order_item_order`.execute(db);
  await sql`alter table cancel_quote add column units text not null default '[0]'`.execute(db);
  await sql`alter table cancel_quote add column partial boolean not null default false`.execute(db);
  await sql`alter table cancel_quote add column owed_minor int8`.execute(db);
}

/** What was taken may be less than what was authorised. */
async function widenMoney(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column taken_minor int8 check (taken_minor between 0 and amount_minor)`.execute(db);
  await sql`update payment set taken_minor = amount_minor
    where state in ('captured', 'partially_refunded', 'refunded')`.execute(db);
}

/** What was stored before there was a second vertical is of the first. */
async function nameVerticals(db: Kysely<unknown>): Promise<void> {
  const named = (snapshot: string) =>
    sql.raw(`jsonb_build_object(
      'product', '{"vertical":"flights"}'::jsonb || (${snapshot} -> 'product'),
      'ref', jsonb_build_object('offerKey', ${snapshot} -> 'offerKey', 'fareKey', ${snapshot} -> 'fareKey',
        'query', ${snapshot} -> 'query'),
      'slots', ${snapshot} -> 'slots', 'base', ${snapshot} -> 'base',
      'shownBaseMinor', ${snapshot} -> 'shownBaseMinor', 'shownMinor', ${snapshot} -> 'shownMinor')`);
  await sql`update order_item set snapshot = ${named('snapshot::jsonb')}::text`.execute(db);
  await sql`update booking_quote set snapshot = jsonb_build_object('items', jsonb_build_array(jsonb_build_object(
    'snapshot', ${named("(snapshot::jsonb -> 'snapshot')")}, 'extras', snapshot::jsonb -> 'extras')))::text`.execute(
    db,
  );
  await sql`alter table booking_quote drop column supplier`.execute(db);
}
