import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** What is booked is judged when its buyer pays (decision 98). What is under way was judged when it was quoted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fill(db);
}

export async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into booking_gate (order_id, item_id, name, state, deadline, evidence, asked_at)
    select i.order_id, i.id, 'judgement', 'open', null, '{"before":"judged when quoted"}', now()
    from order_item i where i.state in ('authorising', 'committing', 'commit_unknown')
    on conflict do nothing`.execute(db);
}
