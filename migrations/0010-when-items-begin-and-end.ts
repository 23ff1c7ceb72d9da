import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * When what is bought begins and when all of it is over, so that lists by date ask the database. Of rows that are there they follow from
 * what was sold: first departure and last arrival, or check-in and check-out on the clock of the property.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_item add column begins_at timestamptz, add column ends_at timestamptz`.execute(db);
  await fill(db);
  await sql`
    alter table order_item
      alter column begins_at set not null,
      alter column ends_at set not null,
      add check (begins_at <= ends_at)`.execute(db);
}

export async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update order_item set
      begins_at = (snapshot #>> '{product,slices,0,segments,0,departure,instant}')::timestamptz,
      ends_at = (snapshot #>> '{product,slices,-1,segments,-1,arrival,instant}')::timestamptz
    where snapshot #>> '{product,vertical}' = 'flights'`.execute(db);
  const wallOf = (day: string, minute: string) => sql`(
    ((snapshot #>> ${sql.lit(`{product,${day}}`)})::date
      + make_interval(mins => (snapshot #>> ${sql.lit(`{product,property,${minute}}`)})::int))
    at time zone (snapshot #>> '{product,property,zone}'))`;
  await sql`
    update order_item set begins_at = ${wallOf('checkIn', 'checkIn,from')}, ends_at = ${wallOf('checkOut', 'checkOutUntil')}
    where snapshot #>> '{product,vertical}' = 'stays'`.execute(db);
}
