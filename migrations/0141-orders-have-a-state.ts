import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

const STATES = sql.raw(
  [
    'draft',
    'priced',
    'awaiting_decision',
    'approved',
    'declined',
    'expired',
    'paying',
    'booked',
    'partly_booked',
    'failed',
    'given_up',
    'cancelled',
    'purged',
  ]
    .map((state) => `'${state}'`)
    .join(', '),
);

/** The state of an order, which followed from its items at each reading, is kept (decision 85). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_order add column state text, add column version int not null default 1`.execute(db);
  await fill(db);
  await sql`update booking_order set state = 'draft' where state is null`.execute(db);
  await sql`
    alter table booking_order
      alter column state set not null,
      alter column version drop default,
      add constraint booking_order_state_check check (state in (${STATES}))`.execute(db);
}

/** As its items say. */
export async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update booking_order o set state = found.state from (
      select i.order_id, case
        when bool_or(i.state in ('authorising', 'committing', 'commit_unknown')) then 'paying'
        when bool_or(i.state in ('confirmed', 'cancelling')) then
          case when bool_or(i.state = 'rejected') then 'partly_booked' else 'booked' end
        when bool_or(i.state = 'cancelled') then 'cancelled'
        when bool_or(i.state = 'purged') then 'purged'
        when bool_or(i.state = 'dropped') then 'given_up'
        when bool_or(i.state = 'rejected') then 'failed'
        when bool_or(i.state = 'hold_expired') then 'expired'
        when bool_and(i.state = 'held') then 'priced'
        else 'draft' end as state
      from order_item i where i.state <> 'dropped' or i.failure = 'given_up' group by i.order_id
    ) found where found.order_id = o.id`.execute(db);
}
