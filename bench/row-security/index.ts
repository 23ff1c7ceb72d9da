import type pg from 'pg';
import {
  measure,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
  type MeasureReport,
} from '../harness/index.ts';
import { openDatabases, type Tried } from './databases.ts';
import { measureOwnList, OBEYED } from './own-list.ts';
import { COMPANIES, idOf, makeTables } from './tables.ts';

/** Row security for rows of companies: is it obeyed under the role of the site, and what does a list under it cost? */
export const bench: Bench = { name: 'row-security', run };

const OPEN = 'by an explicit condition alone';
const GUARDED = 'with row security beside it';
/** A list under row security, of the same list without it. */
const WANTED = 1.1;

async function run(options: BenchOptions): Promise<BenchReport> {
  const measures: MeasureReport[] = [];
  const goals: Goal[] = [];
  for (const database of await openDatabases()) {
    try {
      await makeTables(database.owner);
      const site = await database.site();
      const seen = await rowsSeen(site);
      goals.push({
        name: `${database.name}: rows of others seen`,
        wanted: '0',
        found: String(seen),
        reached: seen === 0,
      });
      const measured = await measureLists(database, site, options);
      measures.push(measured);
      goals.push(costGoal(`${database.name}: a list under row security`, measured, GUARDED));
      await site.end();
    } finally {
      await database.close();
    }
  }
  const own = await measureOwnList(options);
  measures.push(own);
  goals.push(costGoal('the list of an account', own, OBEYED));
  return { name: bench.name, measures, goals, facts: {} };
}

type Setting = Readonly<Partial<Record<'company' | 'account', string>>>;

/** One round trip opens the transaction and says for whom; both end with it. */
async function within<T>(site: pg.Pool, setting: Setting, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await site.connect();
  try {
    const said = Object.entries(setting).map(([name, id]) => `set local wayfold.${name} = '${id}'`);
    await client.query(['begin', ...said].join(';'));
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Rows that no condition of ours keeps out, of every kind of reader; throws where a write passes. */
async function rowsSeen(site: pg.Pool): Promise<number> {
  const company = idOf('company', 7);
  const account = idOf('account', 20);
  const foreign = async (setting: Setting, own: string) => {
    let rows = 0;
    for (const table of ['trial_order', 'trial_item']) {
      const counted = await within(site, setting, (client) =>
        client.query<{ own: number; foreign: number }>(
          `select count(*) filter (where ${own})::int as own, count(*) filter (where not (${own}))::int as foreign from ${table}`,
        ),
      );
      const [row] = counted.rows;
      if (Object.keys(setting).length > 0 && row?.own === 0) throw new RangeError(`${table}: own rows are not seen`);
      rows += row?.foreign ?? 0;
    }
    return rows;
  };
  let seen = await foreign({ company }, `company_id is not distinct from '${company}'`);
  seen += await foreign({ account }, `company_id is null and account_id = '${account}'`);
  seen += await foreign({ company, account }, `company_id is not distinct from '${company}'`);
  seen += await foreign({}, 'false');
  // After transactions that set both, outside of any.
  const { rows } = await site.query<{ count: number }>('select count(*)::int as count from trial_order');
  await refuseWrites(site, company);
  return seen + (rows[0]?.count ?? 0);
}

async function refuseWrites(site: pg.Pool, company: string): Promise<void> {
  const other = idOf('company', 8);
  const insert = `insert into trial_order values (gen_random_uuid(), '${other}', gen_random_uuid(), now(), '{}')`;
  const refused = await within(site, { company }, (client) => client.query(insert)).then(
    () => false,
    () => true,
  );
  if (!refused) throw new RangeError('A row of another company was written');
  const changed = await within(site, { company }, (client) =>
    client.query(`update trial_order set body = '{}' where company_id = '${other}'`),
  );
  if (changed.rowCount !== 0) throw new RangeError('A row of another company was changed');
}

const listOf = (kind: 'open' | 'trial', company: string) => ({
  name: `list_${kind}`,
  text: `select o.id, o.created_at, o.body, i.id as item, i.body as part
    from (select * from ${kind}_order where company_id = $1 order by created_at desc limit 20) o
    join ${kind}_item i on i.order_id = o.id order by o.created_at desc`,
  values: [company],
});

async function measureLists(database: Tried, site: pg.Pool, { quick }: BenchOptions): Promise<MeasureReport> {
  const list = async (kind: 'open' | 'trial', n: number) => {
    const company = idOf('company', n % COMPANIES);
    const setting = kind === 'trial' ? { company } : {};
    return (await within(site, setting, (client) => client.query(listOf(kind, company)))).rows;
  };
  return measure({
    name: `20 orders of a company with their items, of 100,000 orders, ${database.name}`,
    baseline: OPEN,
    blocks: quick ? 3 : 7,
    verify: async () => {
      for (let n = 1; n < 20; n += 1) {
        const [open, guarded] = [await list('open', n), await list('trial', n)];
        if (JSON.stringify(open) !== JSON.stringify(guarded)) throw new RangeError('The lists differ');
      }
    },
    subjects: (['open', 'trial'] as const).map((kind) => ({
      name: kind === 'open' ? OPEN : GUARDED,
      kind: 'ours',
      count: 200,
      asynchronous: true,
      run: (n: number) => list(kind, n),
    })),
  });
}

function costGoal(name: string, measured: MeasureReport, subject: string): Goal {
  const ratio = measured.subjects.find((each) => each.name === subject)?.p50Ratio?.median ?? Number.NaN;
  return { name, wanted: `<= ${WANTED}x`, found: `${ratio.toFixed(3)}x`, reached: ratio <= WANTED };
}
