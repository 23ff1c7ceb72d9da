import { minorDigits } from '#contract/core';
import type { RateTable } from '#engine/rates';
import type { Clock, Database } from '#platform/core';
import { RatesRefused } from './errors.ts';
import { readRates } from './read-rates.ts';

type RateTables = {
  exchange_rate: { day: string; currency: string; micro_per_euro: string | number; imported_at: Date };
};

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

export interface RatesImported {
  readonly days: readonly string[];
  readonly rates: number;
}

const AT_ONCE = 500;

/**
 * Takes a file of the European Central Bank into the table, all of it or nothing; a day that is there already is replaced rate
 * by rate, so files may come in any order and twice. Throws RatesRefused with every fault.
 */
export async function importRates({ db, clock }: Needs, text: string): Promise<RatesImported> {
  const { days, faults } = readRates(text);
  if (faults.length > 0) throw new RatesRefused(faults);
  const now = clock.now();
  const rows = days.flatMap(({ date, rates }) =>
    [...rates].map(([currency, micro]) => ({ day: date, currency, micro_per_euro: micro, imported_at: now })),
  );
  await db.transact(async (tx) => {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await tx
        .withTables<RateTables>()
        .insertInto('exchange_rate')
        .values(rows.slice(at, at + AT_ONCE))
        .onConflict((same) =>
          same.columns(['day', 'currency']).doUpdateSet((row) => ({
            micro_per_euro: row.ref('excluded.micro_per_euro'),
            imported_at: row.ref('excluded.imported_at'),
          })),
        )
        .execute();
    }
  });
  return { days: days.map(({ date }) => date), rates: rows.length };
}

/** The rates of the latest day that was imported, with the euro itself; undefined where none was. */
export async function latestRates(db: Database): Promise<RateTable | undefined> {
  const rows = await db.query
    .withTables<RateTables>()
    .selectFrom('exchange_rate')
    .select(['currency', 'micro_per_euro'])
    .select((row) => row.cast<string>('day', 'text').as('date'))
    .where('day', '=', (from) => from.selectFrom('exchange_rate').select(({ fn }) => fn.max('day').as('day')))
    .orderBy('currency')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const all: [string, number][] = [
    ['EUR', 1_000_000],
    ...rows.map((row): [string, number] => [row.currency, Number(row.micro_per_euro)]),
  ];
  return {
    id: `dated-${first.date}`,
    date: first.date,
    currencies: new Map(all.map(([code, microPerBase]) => [code, { exponent: minorDigits(code), microPerBase }])),
  };
}
