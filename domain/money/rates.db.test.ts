import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase } from '#platform/testing';
import { convert, importRates, isStale, latestRates, money, ratesFor, readRates } from './index.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => sql`delete from exchange_rate`.execute(database.database.query));

const clock = fixedClock('2026-11-20T12:00:00Z');
const xml = (date: string, rates: Readonly<Record<string, string>>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <Cube><Cube time='${date}'>
${Object.entries(rates)
  .map(([currency, rate]) => `    <Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
  </Cube></Cube>
</gesmes:Envelope>
`;
const take = (text: string) => importRates({ db: database.database, clock }, text);

test('the daily XML and both CSV files of the bank say the same', () => {
  const rates = new Map([
    ['USD', 1_164_200],
    ['JPY', 178_400_000],
  ]);
  const read = { days: [{ date: '2026-11-20', rates }], faults: [] };
  expect(readRates(xml('2026-11-20', { USD: '1.1642', JPY: '178.40' }))).toEqual(read);
  expect(readRates('Date, USD, JPY, \n20 November 2026, 1.1642, 178.40, \n')).toEqual(read);
  expect(readRates('Date,USD,JPY,CYP,\n2026-11-20,1.1642,178.4,N/A,\n')).toEqual(read);
});

test('the latest day is the table; a day that comes again is replaced rate by rate', async () => {
  expect(await latestRates(database.database)).toBeUndefined();
  await take(xml('2026-11-20', { USD: '1.1642', JPY: '178.40' }));
  await take(xml('2026-11-19', { USD: '1.2' }));
  await take(xml('2026-11-20', { USD: '1.1643' }));
  const table = await latestRates(database.database);
  expect([table?.id, table?.date]).toEqual(['dated-2026-11-20', '2026-11-20']);
  expect([...(table?.currencies ?? [])]).toEqual([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['JPY', { exponent: 0, microPerBase: 178_400_000 }],
    ['USD', { exponent: 2, microPerBase: 1_164_300 }],
  ]);
});

test('a file with a fault is refused with every fault and its line, and nothing of it is written', async () => {
  const bad = 'Date,USD,JPY\n2026-11-20,1.1642,-5\n2026-13-40,1.1,170\n2026-11-18,1.1\n2026-11-17,1.2,171\n';
  await expect(take(bad)).rejects.toMatchObject({
    code: 'RATES_REFUSED',
    problems: [
      {
        detail: {
          faults: [
            { line: 4, reason: '1 rates for 2 currencies' },
            { line: 2, reason: '-5 is no rate for JPY' },
            { line: 3, reason: '2026-13-40 is no day' },
            { line: 3, reason: '2026-13-40 is no day' },
          ],
        },
      },
    ],
  });
  const cut = xml('2026-11-20', { USD: '1.1642' }).replace('</gesmes:Envelope>', '');
  await expect(take(cut)).rejects.toThrow('the file ends too early');
  for (const text of ['', 'hello', '<html>', 'Date\n']) await expect(take(text)).rejects.toThrow('RATES_REFUSED');
  expect(await latestRates(database.database)).toBeUndefined();
});

test('days in any order give the same table', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  const orders = fc.shuffledSubarray(days, { minLength: days.length });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      await sql`delete from exchange_rate`.execute(database.database.query);
      for (const [at, day] of order.entries()) await take(xml(day, { USD: `1.${days.indexOf(day)}`, CHF: `0.9${at}` }));
      const table = await latestRates(database.database);
      expect([table?.date, table?.currencies.get('USD')?.microPerBase]).toEqual(['2026-11-19', 1_300_000]);
    }),
    { numRuns: 12 },
  );
});

const demo = {
  id: 'demo',
  date: '2020-01-01',
  currencies: new Map([['EUR', { exponent: 2, microPerBase: 1_000_000 }]]),
};

test('live offers are refused once rates are too old or missing; demo and house offers never', () => {
  const dated = { ...demo, id: 'dated', date: '2026-11-16' };
  const at = (now: string) => ({ demo, dated, now: new Date(now), maxAgeDays: 4 });
  expect(ratesFor('live', at('2026-11-20T23:59:59Z')).id).toBe('dated');
  expect(() => ratesFor('live', at('2026-11-21T00:00:00Z'))).toThrow(
    'STALE_RATES: The exchange rates are of 2026-11-16',
  );
  expect(() => ratesFor('live', { ...at('2026-11-20T00:00:00Z'), dated: undefined })).toThrow(
    'STALE_RATES: No exchange',
  );
  for (const kind of ['demo', 'house'] as const) expect(ratesFor(kind, at('2030-01-01T00:00:00Z')).id).toBe('demo');
});

test('a table grows stale once and stays so', () => {
  const day = fc.date({ min: new Date('2026-11-01'), max: new Date('2027-02-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1, max: 30 }), (one, other, limit) => {
      const table = { ...demo, date: '2026-11-16' };
      const [earlier, later] = one < other ? [one, other] : [other, one];
      if (isStale(table, earlier, limit)) expect(isStale(table, later, limit)).toBe(true);
    }),
  );
});

test('there and back by imported rates differs by less than half a unit on either side', async () => {
  await take(xml('2026-11-20', { USD: '1.1642', JPY: '178.40', KWD: '0.35710' }));
  const table = (await latestRates(database.database))!;
  const code = fc.constantFrom('USD', 'JPY', 'KWD');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), code, (minor, other) => {
      const there = convert(money(minor, 'EUR'), other, table);
      const back = convert(there, 'EUR', table).amountMinor;
      const { exponent, microPerBase } = table.currencies.get(other)!;
      const unit = 100 / ((microPerBase / 1_000_000) * 10 ** exponent);
      expect(Math.abs(back - minor)).toBeLessThanOrEqual(unit / 2 + 0.5 + 1e-6);
    }),
  );
});
