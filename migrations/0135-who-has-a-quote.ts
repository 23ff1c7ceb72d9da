import type { Kysely } from 'kysely';
import { lookAcross } from './rules/owned-rows-v2.ts';

/** Whose a personal quote is, for whoever was told its id: a browser that lost its session goes on with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lookAcross(db, 'booking_quote_owner_v1', {
    takes: 'p_id uuid',
    returns: 'company_id uuid, account_id uuid, session_id uuid',
    find: `select q.company_id, q.account_id, q.session_id from booking_quote q
      where q.id = p_id and q.company_id is null`,
  });
}
