import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { createVisitorSessions } from './session.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DAY_MS = 86_400_000;

test('the cookie value opens its session; the database knows only its hash', async () => {
  const sessions = createVisitorSessions(testCtx({ db: database.database }));
  const { session, token } = await sessions.open();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect((await sessions.find(token))?.id).toBe(session.id);
  expect(await sessions.find('x'.repeat(43))).toBeUndefined();
  const { rows } = await sql<{ row: string }>`select to_json(s)::text as row from visitor_session s`.execute(
    database.database.query,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});

test('a session ends 30 days after its last use', async () => {
  const clock = fixedClock('2027-01-01T00:00:00Z');
  const sessions = createVisitorSessions(testCtx({ db: database.database, clock }));
  const { token } = await sessions.open();
  clock.advance(29 * DAY_MS);
  expect(await sessions.find(token)).toBeDefined();
  clock.advance(29 * DAY_MS);
  expect(await sessions.find(token)).toBeDefined();
  clock.advance(31 * DAY_MS);
  expect(await sessions.find(token)).toBeUndefined();
  await sessions.removeExpired();
  const { rows } = await sql`select id from visitor_session where expires_at < ${clock.now()}`.execute(
    database.database.query,
  );
  expect(rows).toEqual([]);
});
