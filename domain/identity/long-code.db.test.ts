import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONG_CODE_SIGNS, readMailedCode } from '#contract/identity';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { findLongCode, longCodeOf, spendLongCode } from './long-code.ts';
import { tables } from './tables.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const clock = fixedClock('2027-03-01T12:00:00Z');
const ctx = () => testCtx({ db: opened.database, clock });
const email = 'Keys@x.example';
const signerOf = (...keys: readonly string[]) => {
  const signatures = (text: string) => keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  return { signatures, sign: (text: string) => signatures(text)[0] ?? '', verify: () => false };
};
let rows = 0;
const rowOf = (purpose: string) => {
  rows += 1;
  const id = `01a21d88-cd72-7b99-b365-${String(rows).padStart(12, '0')}`;
  return { id, purpose, email_key: email.toLowerCase() };
};

async function mailed(purpose: string) {
  const row = rowOf(purpose);
  const now = clock.now();
  await tables(opened.database.query)
    .insertInto('mail_proof')
    .values({
      ...row,
      kind: 'link',
      email,
      brand: 'wayfold',
      locale: 'en-GB',
      detail: JSON.stringify({ about: 'x' }),
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  return row;
}

const read = (shown: string | null) => readMailedCode(shown ?? '') ?? '';

test('a code of before a new key is still right, and one of a key that was taken away is not', async () => {
  const row = await mailed('unlock');
  const code = read(longCodeOf(signerOf('old'), row, undefined));
  const found = (...keys: readonly string[]) =>
    findLongCode({ signer: signerOf(...keys) }, ctx(), { email: 'keys@X.example', code });
  expect((await found('new', 'old'))?.id).toBe(row.id);
  expect(await found('new')).toBeUndefined();
});

test('only mails that anybody can have sent as a link have a code, and it is drawn from all signs evenly', () => {
  const signer = signerOf('a key');
  for (const purpose of ['confirm', 'signIn', 'addEmail', 'secure', 'keep', 'hasAccount', 'twoFactor'])
    expect(longCodeOf(signer, rowOf(purpose), undefined)).toBeNull();
  const counts = new Map<string, number>();
  const codes = new Set<string>();
  for (let n = 0; n < 4_000; n += 1) {
    const code = read(longCodeOf(signer, rowOf('reset'), { status: 'active' }));
    codes.add(code);
    for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect([codes.size, counts.size]).toEqual([4_000, LONG_CODE_SIGNS.length]);
  // 1,500 of each are expected; six times the deviation of that.
  for (const count of counts.values()) expect(Math.abs(count - 1_500)).toBeLessThan(230);
  expect(longCodeOf(signer, rowOf('reset'), { status: 'locked' })).toBeNull();
});

test('it is spent once, by one of all who come at once, and what the row says beside stays', async () => {
  const { id } = await mailed('reset');
  const spent = await Promise.all(Array.from({ length: 10 }, () => spendLongCode(ctx(), id)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  const row = await tables(opened.database.query)
    .selectFrom('mail_proof')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.detail).toEqual({ about: 'x', by: 'code' });
  const late = await mailed('reset');
  clock.advance(3_600_000);
  expect(await spendLongCode(ctx(), late.id)).toBe(false);
});
