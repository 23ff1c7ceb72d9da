import { type Kysely, sql } from 'kysely';

/** Which key sealed a row. Null: written before there was sealing; the job `booking.reseal` seals it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_traveller add column sealed_with text`.execute(db);
  await sql`create index booking_traveller_sealed on booking_traveller (sealed_with)`.execute(db);
  await sql`alter table idempotency_key add column sealed_with text`.execute(db);
  await sql`create index idempotency_key_sealed on idempotency_key (sealed_with)`.execute(db);
}
