import { sql } from 'kysely';
import type { TxCtx } from '#domain/kernel';
import { noteKnownBrowser } from './known-browsers.ts';
import { hashToken, lifeMs, newToken, type OpenedSession } from './session.ts';
import { createSessionStore } from './store.ts';
import { type AccountSessionRow, tables } from './tables.ts';

/** How somebody proved who they are. */
export const METHODS = ['password', 'code', 'link', 'passkey', 'google', 'apple', 'naver'] as const;
export type Method = (typeof METHODS)[number];

export interface Admission {
  readonly visitorSessionId: string;
  readonly accountId: string;
  readonly method: Method;
  /** The second factor is still to come. */
  readonly half: boolean;
  /** Outlives the browser. */
  readonly sticky: boolean;
  readonly device: string;
  readonly ip: string;
}

/** At most so many accounts in one browser. */
export const MOST_ACCOUNTS = 5;

/** Signs an account in: a new cookie, and of the old one nothing is left. Others of the browser stay in the add
 * flow, and where one of them proves itself once more. */
export async function admit(ctx: TxCtx, admission: Admission): Promise<OpenedSession> {
  const { visitorSessionId, accountId, method, half, sticky, device, ip } = admission;
  const now = ctx.clock.now();
  const visitor = await tables(ctx.tx)
    .selectFrom('visitor_session')
    .select(['id', 'adding_until'])
    .where('id', '=', visitorSessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const adding = visitor.adding_until !== null && visitor.adding_until > now;
  const again = await tables(ctx.tx)
    .selectFrom('account_session')
    .select('id')
    .where('visitor_session_id', '=', visitorSessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await endSessions(ctx, 'signed in again', {
    visitor_session_id: visitorSessionId,
    ...((adding || again) && { account_id: accountId }),
  });
  const id = ctx.ids.uuid();
  await tables(ctx.tx)
    .insertInto('account_session')
    .values({
      id,
      visitor_session_id: visitorSessionId,
      account_id: accountId,
      handle: newToken(ctx.random).slice(0, 22),
      brand: ctx.brand,
      method,
      half,
      device,
      network: networkOf(ip),
      country: ctx.country,
      created_at: now,
      authenticated_at: now,
      last_used_at: now,
    })
    .execute();
  if (!half) await noteKnownBrowser(ctx, visitorSessionId, accountId);
  return rotate(ctx, visitorSessionId, { activeId: id, sticky });
}

interface Turned {
  /** The account session that acts from now on. */
  readonly activeId: string | null;
  readonly sticky?: boolean;
}

/** Every change of power: another cookie, another epoch. What the old cookie named is gone in the same transaction. */
export async function rotate(
  ctx: TxCtx,
  visitorSessionId: string,
  { activeId, sticky }: Turned,
): Promise<OpenedSession> {
  const token = newToken(ctx.random);
  const now = ctx.clock.now();
  const tokenHash = hashToken(token);
  await tables(ctx.tx)
    .updateTable('visitor_session')
    .set({
      token_hash: tokenHash,
      epoch: ctx.ids.uuid(),
      active_id: activeId,
      known: true,
      adding_until: null,
      ...(sticky !== undefined && { sticky, expires_at: new Date(now.getTime() + lifeMs(sticky)) }),
    })
    .where('id', '=', visitorSessionId)
    .execute();
  const session = await createSessionStore(ctx.tx).findLive(tokenHash, now);
  if (!session) throw new TypeError('A session that was just turned is not there');
  return { session, token };
}

type Which = Partial<Pick<AccountSessionRow, 'id' | 'visitor_session_id' | 'account_id'>>;

/** Ends account sessions at once, on every node: each request asks the database. Answers how many. */
export async function endSessions(
  ctx: TxCtx,
  why: string,
  which: Which,
  except: string | null = null,
): Promise<number> {
  let update = tables(ctx.tx)
    .updateTable('account_session')
    .set({ ended_at: ctx.clock.now(), ended_why: why })
    .where('ended_at', 'is', null);
  for (const [column, value] of Object.entries(which)) update = update.where(sql.ref(column), '=', value);
  if (except !== null) update = update.where('id', '!=', except);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Enough to know one's own network, too little to find a house: the first three numbers, or the first 48 bits. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}::*` : '';
}
