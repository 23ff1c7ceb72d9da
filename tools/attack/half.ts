import { sql } from 'kysely';
import type { Call } from '#contract/core';
import type { Database } from '#platform/core';
import { addressesOf, allCalls } from './calls.ts';
import { type Client, ipAt, isIn } from './client.ts';
import { type Attack, createTally, type Outcome } from './kinds.ts';
import { openWhole } from './whole.ts';

/** S15: who still owes the second factor is let in by nothing but the page that asks for it. */
export const halfSession: Attack = {
  id: 'S15',
  what: 'half a session at every call: nothing of the account is told or done',
  async run() {
    const whole = await openWhole();
    try {
      const own = await whole.signedIn('half@factor.example', ipAt(1));
      return await walkHalf(whole.db, own);
    } finally {
      await whole.close();
    }
  },
};

/** Makes the session of `own` half, then asks for everything. */
export async function walkHalf(
  db: Pick<Database, 'query'>,
  own: Client,
  bound: (call: Call) => boolean = () => true,
): Promise<Outcome> {
  const tally = createTally();
  await sql`update account_session set half = true`.execute(db.query);
  const calls = (await allCalls()).filter(bound);
  const signedIn = calls.filter(({ scope }) => scope === 'account');
  let token = await own.freshToken();
  let n = 0;
  for (const call of calls.filter(({ name }) => !ENDS.has(name))) {
    for (const url of addressesOf(call)) {
      n += 1;
      own.moveTo(ipAt(90_000 + n));
      const before = own.cookies.get('__Host-wf');
      const key = { 'idempotency-key': `half-${n}-0000` };
      const answer = await own.send(call.method, url, { headers: { ...own.from, 'x-csrf': token, ...key } });
      if (own.cookies.get('__Host-wf') !== before) token = await own.freshToken();
      const refused = answer.statusCode === 403 && answer.body.includes('MISSING_TWO_FACTOR_AUTHENTICATION');
      if (call.scope === 'account') tally.check(refused, `${call.name} answered ${answer.statusCode}`);
      tally.check(!(await isIn(own)), `${call.name} signed half a session in`);
    }
  }
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from account_session where not half`.execute(
    db.query,
  );
  tally.check(rows[0]?.n === 0, 'a session became whole');
  return tally.outcome({ calls: calls.length, 'calls that need an account': signedIn.length });
}

/** What half a session may do: leave. */
const ENDS = new Set(['identity.logout']);
