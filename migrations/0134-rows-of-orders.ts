import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { lookAcross, ownOrderPartsV2, ownRowsV2 } from './rules/owned-rows-v2.ts';

const OWNER = 'company_id uuid, account_id uuid, session_id uuid';
const OF_ORDER = 'o.company_id, o.account_id, o.session_id';

const SHOWN = 'booking_orders_shown_v1';

/** Orders, their items and travellers. Every order has an owner: one that an account left is of a session that never was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_item add column company_id uuid references company`.execute(db);
  await fillOrders(db);
  await sql`
    alter table booking_order
      alter column session_id set not null,
      add constraint booking_order_company_id_fkey foreign key (company_id) references company`.execute(db);
  for (const table of ['booking_order', 'order_item']) {
    const index = sql.ref(`${table}_company`);
    await sql`create index ${index} on ${sql.table(table)} (company_id) where company_id is not null`.execute(db);
  }
  await ownRowsV2(db, 'booking_order', 'buyer');
  await sql`create index booking_order_guest on booking_order (session_id) where account_id is null`.execute(db);
  await createShown(db);
  await ownOrderPartsV2(db, 'order_item', { shown: SHOWN, company: true });
  await ownOrderPartsV2(db, 'booking_traveller', { shown: SHOWN, company: false });
  await createOwners(db);
  await createLists(db);
}

/** By the same settings as the rule of an order, and planned once a connection: the plans of lists stay small. */
async function createShown(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ${sql.raw(SHOWN)}() returns uuid[]
      language plpgsql stable security definer set search_path = public, pg_temp as $$
      declare
        v_account uuid := nullif(current_setting('wayfold.account', true), '')::uuid;
        v_session uuid := nullif(current_setting('wayfold.session', true), '')::uuid;
        v_guests uuid[] := string_to_array(nullif(current_setting('wayfold.guests', true), ''), ',')::uuid[];
        v_ids uuid[] := array(
          select o.id from booking_order o where o.company_id is null and o.account_id = v_account
          union all
          select o.id from booking_order o where o.company_id is null and o.account_id is null and o.session_id = v_session);
      begin
        if v_guests is null then return v_ids; end if;
        return v_ids || array(select o.id from booking_order o
          where o.company_id is null and o.account_id is null and o.session_id = any (v_guests));
      end
    $$`.execute(db);
  await sql`revoke execute on function ${sql.raw(SHOWN)} from public`.execute(db);
  await sql`grant execute on function ${sql.raw(SHOWN)} to wayfold_app`.execute(db);
}

export async function fillOrders(db: QueryExecutorProvider): Promise<void> {
  await sql`update booking_order set session_id = gen_random_uuid() where session_id is null`.execute(db);
  await sql`
    update order_item i set company_id = o.company_id from booking_order o
    where o.id = i.order_id and o.company_id is not null`.execute(db);
}

/** Whose an order is: of its id, of the id of something of it, and of what its buyer knows of it. */
async function createOwners(db: Kysely<unknown>): Promise<void> {
  await lookAcross(db, 'booking_order_owner_v1', {
    takes: 'p_id uuid',
    returns: `${OWNER}, links int, purged_at timestamptz`,
    find: `select ${OF_ORDER}, o.links, o.purged_at from booking_order o where o.id = p_id`,
  });
  await lookAcross(db, 'booking_part_owner_v1', {
    takes: 'p_id uuid',
    returns: `order_id uuid, ${OWNER}`,
    find: `select o.id, ${OF_ORDER} from booking_order o where o.id = coalesce(
      (select i.order_id from order_item i where i.id = p_id),
      (select q.order_id from cancel_quote q where q.id = p_id),
      (select n.order_id from booking_notice n where n.id = p_id))`,
  });
  // The lead item decides, as it does for the order.
  await lookAcross(db, 'booking_order_found_v1', {
    takes: 'p_reference text, p_email_key text',
    returns: `id uuid, ${OWNER}`,
    find: `select o.id, ${OF_ORDER} from booking_order o
      where o.reference = p_reference and o.email_key = p_email_key
        and (select i.state from order_item i where i.order_id = o.id and i.state <> 'dropped' order by i.position limit 1)
          not in ('draft', 'reserving')`,
  });
}

async function createLists(db: Kysely<unknown>): Promise<void> {
  await lookAcross(db, 'booking_guest_orders_v1', {
    takes: 'p_email_keys text[]',
    returns: 'id uuid, session_id uuid',
    find: `select o.id, o.session_id from booking_order o
      where o.email_key = any (p_email_keys) and o.account_id is null and o.company_id is null and o.purged_at is null`,
  });
  await lookAcross(db, 'booking_orders_unpaid_v1', {
    takes: 'p_before timestamptz, p_after uuid, p_limit int',
    returns: `id uuid, ${OWNER}`,
    find: `select o.id, ${OF_ORDER} from booking_order o
      where o.purged_at is null and o.id > p_after
        and not exists (select from order_item i where i.order_id = o.id
          and i.state not in ('draft', 'hold_expired', 'rejected', 'dropped'))
        and coalesce(o.touched_at, o.created_at) < p_before
      order by o.id limit p_limit`,
  });
  await lookAcross(db, 'booking_travellers_sealed_before_v1', {
    takes: 'p_key text, p_after_order uuid, p_after_position int, p_limit int',
    returns: `order_id uuid, "position" int, ${OWNER}`,
    find: `select t.order_id, t.position, ${OF_ORDER} from booking_traveller t join booking_order o on o.id = t.order_id
      where (t.sealed_with < p_key or t.sealed_with > p_key) and (t.order_id, t.position) > (p_after_order, p_after_position)
      order by t.order_id, t.position limit p_limit`,
  });
}
