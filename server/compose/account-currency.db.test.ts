import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentitySite, openIdentitySite, type TestBrowser } from './identity-testing.ts';
import { pickersPart } from './pickers.ts';

const rates = {
  id: 'demo-2026-11-16',
  date: '2026-11-16',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['JPY', { exponent: 0, microPerBase: 178_400_000 }],
  ]),
};

let site: IdentitySite;
beforeAll(async () => {
  const ratesView = async () => ({ kind: 'demo' as const, date: rates.date, stale: false });
  site = await openIdentitySite(() => [pickersPart({ rates, ratesView, https: true })]);
});
afterAll(() => site.close());

const choose = async (of: TestBrowser, currencyCode: string, store: boolean): Promise<number> =>
  (await of.send('POST', '/i/api/account/currency/v1/set', { currencyCode, store })).statusCode;

/** What the accounts of these tests keep, by address. */
async function kept(): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await sql<{ email: string; currency: string | null }>`
    select e.email, a.currency from account a join account_email e on e.account_id = a.id`.execute(
    site.database.database.query,
  );
  return Object.fromEntries(rows.map(({ email, currency }) => [email, currency]));
}

test('a currency to be remembered is kept by the account that acts, and by no other', async () => {
  const [own, other] = [await site.signedUp('own@yen.example'), await site.signedUp('other@yen.example')];
  expect(await choose(own, 'JPY', false)).toBe(200);
  expect(await kept()).toEqual({ 'own@yen.example': null, 'other@yen.example': null });
  expect(await choose(own, 'JPY', true)).toBe(200);
  expect(await choose(other, 'XXX', true)).toBe(422);
  expect(await choose(await site.browser(), 'EUR', true)).toBe(200);
  expect(await kept()).toEqual({ 'own@yen.example': 'JPY', 'other@yen.example': null });
});
