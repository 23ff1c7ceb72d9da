import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import { emailKey } from './email.ts';
import { readerOf, tables } from './tables.ts';
import { wideNetwork } from './wide-network.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Tries that fail freely before each further one has to wait. */
const FREE_TRIES = 5;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
/** After so many within a day only a mail, a passkey or the next day opens it. */
export const MOST_TRIES = 60;
/** Failures of one customer of a provider, whatever its addresses, before each further one waits, and before it has to stop for a day: all
 * of them are half of what the strangers of an account have together. */
const FREE_OF_NETWORK = 10;
const MOST_OF_NETWORK = 15;
/** Failures of all strangers together before each further one of any of them has to wait. */
const FREE_OF_STRANGERS = 30;
/** Failures of one address within ten minutes before it has to prove that it is no program. */
const FREE_PER_ADDRESS = 20;
/** The same of everybody together. */
const FREE_OVERALL = 80;
const WINDOW_MS = 10 * MINUTE_MS;

/** Counts stand in the database: a restart or a second node forgets none. Names are hashed: the table says nothing of anybody. */
export const tryKeys = {
  /** Of everybody who tries an account in a browser that is new to it. */
  account: (email: string) => `account:${digest(emailKey(email))}`,
  accountFrom: (email: string, ip: string) => `account:${digest(emailKey(email))}:from:${digest(ip)}`,
  accountFromWide: (email: string, ip: string) => `account:${digest(emailKey(email))}:wide:${digest(wideNetwork(ip))}`,
  /** Of a browser in which the account was signed in before. */
  accountIn: (email: string, browser: string) => `account:${digest(emailKey(email))}:in:${browser}`,
  mails: (kind: string, email: string) => `mail:${kind}:${digest(emailKey(email))}`,
  mailsFrom: (kind: string, email: string, ip: string) => `mail:${kind}:${digest(emailKey(email))}:from:${digest(ip)}`,
  factor: (accountId: string) => `factor:${digest(accountId)}`,
  address: (ip: string) => `address:${digest(ip)}`,
  solution: (captcha: string) => `solution:${digest(captcha)}`,
  device: (sessionId: string) => `device:${sessionId}`,
  overall: 'overall',
} as const;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

interface Count {
  readonly count: number;
  readonly lastAt: Date;
  readonly expiresAt: Date;
}

const NONE = { count: 0, lastAt: new Date(0), expiresAt: new Date(0) };

/** Failures under a key within its window. */
export async function countOf(ctx: Pick<Ctx, 'db' | 'clock'>, key: string): Promise<Count> {
  const row = await tables(readerOf(ctx))
    .selectFrom('try_count')
    .selectAll()
    .where('key', '=', key)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return row ? { count: row.count, lastAt: row.last_at, expiresAt: row.expires_at } : NONE;
}

/** Adds one and answers the sum; a window that ran out begins anew. */
export async function addTry(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  key: string,
  windowMs: number = WINDOW_MS,
): Promise<number> {
  const now = ctx.clock.now();
  const row = await tables(readerOf(ctx))
    .insertInto('try_count')
    .values({ key, count: 1, last_at: now, expires_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when try_count.expires_at <= ${now} then 1 else try_count.count + 1 end`,
        expires_at: sql<Date>`case when try_count.expires_at <= ${now} then excluded.expires_at else try_count.expires_at end`,
        last_at: now,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function forgetTries({ db }: Pick<Ctx, 'db'>, key: string): Promise<void> {
  await tables(db.query).deleteFrom('try_count').where('key', '=', key).execute();
}

interface Bounds {
  readonly free: number;
  /** A day. */
  readonly most: number;
}

const OWN: Bounds = { free: FREE_TRIES, most: MOST_TRIES };

/** Instant from which the next try under this key counts; null for now. */
function pausedUntil({ count, lastAt, expiresAt }: Count, now: Date, { free, most }: Bounds = OWN): Date | null {
  if (count >= most) return expiresAt;
  if (count < free) return null;
  const pauseMs = Math.min(15 * SECOND_MS * 2 ** (count - free), LONGEST_PAUSE_MS);
  const until = new Date(lastAt.getTime() + pauseMs);
  return until > now ? until : null;
}

export type Leave =
  | { readonly kind: 'go' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'paused'; readonly until: Date };

type OwnLeave = Exclude<Leave, { readonly kind: 'challenge' }>;

/** Whether something may be tried under this key alone; counts the try before it is made, so that tries at once count each. */
export async function takeKeyTry(ctx: Pick<Ctx, 'db' | 'clock'>, key: string): Promise<OwnLeave> {
  const seen = await countOf(ctx, key);
  const until = pausedUntil(seen, ctx.clock.now());
  return until ? { kind: 'paused', until } : countTry(ctx, key, seen);
}

async function countTry(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  key: string,
  seen: Count,
  free: number = FREE_TRIES,
): Promise<OwnLeave> {
  const count = await addTry(ctx, key, DAY_MS);
  // Somebody else tried meanwhile: beyond the free ones only one at a time.
  if (count <= free || count === seen.count + 1) return { kind: 'go' };
  return { kind: 'paused', until: new Date(ctx.clock.now().getTime() + MINUTE_MS) };
}

interface Trier {
  readonly email: string;
  readonly ip: string;
  readonly sessionId: string;
  /** Where the account was signed in before (`knownBrowser`): strangers pause it nowhere else. */
  readonly browser: string | null;
}

/** The counts that may pause a trier, narrowest first, each with the failures that are free. */
function scopesOf({ email, ip, browser }: Omit<Trier, 'sessionId'>) {
  if (browser !== null) return [{ key: tryKeys.accountIn(email, browser), ...OWN }];
  return [
    { key: tryKeys.accountFrom(email, ip), ...OWN },
    { key: tryKeys.accountFromWide(email, ip), free: FREE_OF_NETWORK, most: MOST_OF_NETWORK },
    { key: tryKeys.account(email), free: FREE_OF_STRANGERS, most: MOST_TRIES },
  ];
}

/**
 * Whether a password may be tried, and counts the try before it is made, so that tries at once count each. Depends on what was
 * typed and never on whether there is such an account.
 */
export async function takeTry(ctx: Pick<Ctx, 'db' | 'clock'>, trier: Trier, solved: boolean): Promise<Leave> {
  const now = ctx.clock.now();
  const own = [];
  for (const scope of scopesOf(trier)) {
    const seen = await countOf(ctx, scope.key);
    const until = pausedUntil(seen, now, scope);
    if (until) return { kind: 'paused', until };
    own.push({ ...scope, seen });
  }
  const address = await countOf(ctx, tryKeys.address(trier.ip));
  const device = await countOf(ctx, tryKeys.device(trier.sessionId));
  const overall = await countOf(ctx, tryKeys.overall);
  // Nobody is spared: an account of one's own is quickly had, and the challenge costs a person half a second.
  const doubtful =
    address.count >= FREE_PER_ADDRESS || device.count >= FREE_PER_ADDRESS || overall.count >= FREE_OVERALL;
  if (doubtful && !solved) return { kind: 'challenge' };
  for (const { key, seen, free } of own) {
    const leave = await countTry(ctx, key, seen, free);
    if (leave.kind === 'paused') return leave;
  }
  await Promise.all(othersOf(trier).map((key) => addTry(ctx, key)));
  return { kind: 'go' };
}

function othersOf({ ip, sessionId }: Trier): readonly string[] {
  return [tryKeys.address(ip), tryKeys.device(sessionId), tryKeys.overall];
}

/** It was right: what failed before is forgotten where this one was tried, and this try was none for the others. */
export async function giveTryBack(ctx: Pick<Ctx, 'db' | 'clock'>, trier: Trier): Promise<void> {
  await forgetTriesOf(ctx, trier);
  await takeBack(ctx, othersOf(trier));
}

/** Its owner came in: passwords count again, from here and in new browsers. */
export async function forgetTriesOf(ctx: Pick<Ctx, 'db'>, trier: Omit<Trier, 'sessionId'>): Promise<void> {
  for (const { key } of scopesOf(trier)) await forgetTries(ctx, key);
}

/** One less under each. */
export async function takeBack(ctx: Pick<Ctx, 'db'>, keys: readonly string[]): Promise<void> {
  await tables(readerOf(ctx))
    .updateTable('try_count')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}

export async function removeOldTries({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await tables(db.query).deleteFrom('try_count').where('expires_at', '<', clock.now()).execute();
}
