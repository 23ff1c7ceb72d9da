import { sql } from 'kysely';
import { listOwnOrders } from '#domain/booking';
import type { Database } from '#platform/core';
import { asTableOwner } from '#platform/testing';
import { openFixture } from '../../domain/booking/testing/open-fixture.ts';
import { heldOrder } from '../../domain/booking/testing/fixture.ts';
import { measure, type BenchOptions, type MeasureReport } from '../harness/index.ts';

const OWN = 21;
const OTHERS = 20_000;
const ACCOUNTS = 1_000;
/** A role that reads the same and passes by row security. */
const PAST = 'wayfold_past';

export const PASSED_BY = 'as a role that passes by row security';
export const OBEYED = 'as the role of the site';

/** The list of an account as the site reads it, over its own tables on the database of the tests. */
export async function measureOwnList({ quick }: BenchOptions): Promise<MeasureReport> {
  const { database, fixture, close } = await openFixture();
  try {
    const ctx = await fixture.traveler();
    for (let n = 0; n < OWN; n += 1) {
      const { payWith } = await heldOrder(fixture, { flight: `B${n}` }, undefined, ctx);
      await fixture.payOrder(payWith('sim_success_Visa_4242'));
    }
    await asTableOwner(database, async (tx) => {
      for (const statement of await othersIn(tx)) await sql.raw(statement).execute(tx);
    });
    const list = listOwnOrders(fixture.deps, async () => []);
    const read = (role: string) => list({ ...ctx, db: as(database, role) });
    return await measure({
      name: `${OWN} orders of an account with their items and payments, of ${OTHERS.toLocaleString('en')}, ${database.kind}`,
      baseline: PASSED_BY,
      blocks: quick ? 3 : 9,
      verify: async () => {
        const [past, obeying] = [await read(PAST), await read('wayfold_app')];
        if (past.length !== OWN || JSON.stringify(past) !== JSON.stringify(obeying))
          throw new RangeError('The lists differ');
      },
      subjects: (
        [
          [PASSED_BY, PAST],
          [OBEYED, 'wayfold_app'],
        ] as const
      ).map(([name, role]) => ({ name, kind: 'ours', count: 100, asynchronous: true, run: () => read(role) })),
    });
  } finally {
    await asTableOwner(database, async (tx) => {
      await sql.raw(`drop owned by ${PAST}`).execute(tx);
      await sql.raw(`drop role ${PAST}`).execute(tx);
    });
    await close();
  }
}

/** Its transactions begin with one statement more, whichever the role. */
function as(database: Database, role: string): Database {
  return {
    ...database,
    transact: (work, rows) =>
      database.transact(async (tx) => {
        await sql.raw(`set local role ${role}`).execute(tx);
        return work(tx);
      }, rows),
    seeing: (rows) => as(database.seeing(rows), role),
  };
}

const idOf = (what: string, n = 'n') => `md5('${what}' || ${n})::uuid`;
const OF_OTHERS = {
  booking_order: {
    id: idOf('order'),
    reference: 'reference || n',
    quote_id: idOf('quote'),
    account_id: idOf('account', `(n % ${ACCOUNTS})`),
    session_id: idOf('session', `(n % ${ACCOUNTS})`),
    request_key: 'request_key || n',
  },
  order_item: { id: idOf('item'), order_id: idOf('order') },
  payment: {
    id: idOf('payment'),
    order_id: idOf('order'),
    item_id: idOf('item'),
    request_key: 'request_key || n',
  },
};

/** Copies of one order for other accounts; to what else they refer plays no part. */
async function othersIn(db: Parameters<Parameters<Database['transact']>[0]>[0]): Promise<readonly string[]> {
  const fills: string[] = [];
  for (const [table, changed] of Object.entries(OF_OTHERS)) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => (changed as Readonly<Record<string, string>>)[name] ?? name);
    fills.push(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
      from (select * from ${table} limit 1) one, generate_series(1, ${OTHERS}) n`);
  }
  return [
    'set local session_replication_role = replica',
    ...fills,
    'analyze',
    `create role ${PAST} nologin bypassrls`,
    `grant usage on schema public to ${PAST}`,
    `grant select on all tables in schema public to ${PAST}`,
    `grant execute on all functions in schema public to ${PAST}`,
  ];
}
