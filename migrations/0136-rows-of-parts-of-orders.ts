import type { Kysely } from 'kysely';
import { lookAcross, ownOrderPartsV2 } from './rules/owned-rows-v2.ts';

const OWNER = 'id uuid, company_id uuid, account_id uuid, session_id uuid';
const OF_ORDER = 'o.company_id, o.account_id, o.session_id';

/** What became of an order shows where the order does: its money, the record and the journal, mails and help that are owed. */
const PARTS = [
  'payment',
  'refund',
  'ledger_entry',
  'cancel_quote',
  'booking_notice',
  'booking_effect',
  'booking_event',
  'help_item',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of PARTS) await ownOrderPartsV2(db, table, { shown: 'booking_orders_shown_v1', company: false });
  await lookAcross(db, 'payments_to_keep_v1', {
    takes: 'p_provider text, p_after uuid, p_limit int',
    returns: OWNER,
    find: `select p.id, ${OF_ORDER} from payment p join booking_order o on o.id = p.order_id
      where p.keep_for is not null and p.provider = p_provider and p.id > p_after
        and p.state in ('captured', 'partially_refunded', 'refunded')
      order by p.id limit p_limit`,
  });
  await lookAcross(db, 'payments_keeping_for_v1', {
    takes: 'p_customers uuid[]',
    returns: OWNER,
    find: `select p.id, ${OF_ORDER} from payment p join booking_order o on o.id = p.order_id
      where p.keep_for = any (p_customers)`,
  });
}
