import { type Kysely, sql } from 'kysely';
import { ownOrderPartsV2 } from './rules/owned-rows-v2.ts';

/** What an item waits for before it is booked (decision 84). What is with its supplier already had its price and hold checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_gate (
      order_id uuid not null references booking_order,
      item_id uuid not null references order_item,
      name text not null,
      state text not null check (state in ('waiting', 'open', 'shut')),
      deadline timestamptz,
      evidence jsonb not null,
      asked_at timestamptz not null,
      primary key (item_id, name)
    )`.execute(db);
  await sql`create index booking_gate_order on booking_gate (order_id)`.execute(db);
  await sql`
    insert into booking_gate (order_id, item_id, name, state, deadline, evidence, asked_at)
    select i.order_id, i.id, name, 'open', null, '{"before":"gates were kept"}', now()
    from order_item i cross join unnest(array['price', 'hold']) as name
    where i.state in ('authorising', 'committing', 'commit_unknown')`.execute(db);
  await ownOrderPartsV2(db, 'booking_gate', { shown: 'booking_orders_shown_v1', company: false });
}
