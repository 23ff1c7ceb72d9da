import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#domain/kernel';
import { emailKey } from './email.ts';
import { type Reader, readerOf, tables } from './tables.ts';

const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

/** What the browser of a visitor session is called, also after everybody signed out there. */
const browserOf = sql<string>`coalesce(v.browser_id, v.id)`;

/** An account was signed in in this browser, whole: from now on strangers do not use up what this browser may do. */
export async function noteKnownBrowser(ctx: TxCtx, visitorSessionId: string, accountId: string): Promise<void> {
  await sql`
    insert into known_browser (browser_id, account_id, last_at)
    select ${browserOf}, ${accountId}::uuid, ${ctx.clock.now()}::timestamptz
    from visitor_session v where v.id = ${visitorSessionId}
    on conflict (browser_id, account_id) do update set last_at = excluded.last_at`.execute(ctx.tx);
}

/** The browser, where the account that proved this address was signed in there before. One question, so that it takes as long for an address of nobody. */
export async function knownBrowser(
  ctx: Pick<Ctx, 'db'>,
  email: string,
  visitorSessionId: string,
): Promise<string | null> {
  const row = await known(readerOf(ctx), visitorSessionId)
    .innerJoin('account_email as e', 'e.account_id', 'k.account_id')
    .where('e.email_key', '=', emailKey(email))
    .where('e.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.browser_id ?? null;
}

export async function wasSignedInHere(tx: Reader, accountId: string, visitorSessionId: string): Promise<boolean> {
  return Boolean(await known(tx, visitorSessionId).where('k.account_id', '=', accountId).executeTakeFirst());
}

function known(db: Reader, visitorSessionId: string) {
  return tables(db)
    .selectFrom('visitor_session as v')
    .innerJoin('known_browser as k', (join) => join.on('k.browser_id', '=', browserOf))
    .select('k.browser_id')
    .where('v.id', '=', visitorSessionId);
}

/** Whoever was in may have been a stranger: all browsers, or all others than this one, are new to the account again. */
export async function forgetBrowsers({ tx }: TxCtx, accountId: string, exceptOf: string | null = null): Promise<void> {
  const except = tables(tx).selectFrom('visitor_session as v').select(browserOf.as('id')).where('v.id', '=', exceptOf);
  const others = tables(tx).deleteFrom('known_browser').where('account_id', '=', accountId);
  await (exceptOf === null ? others : others.where('browser_id', 'not in', except)).execute();
}

/** Of browsers whose last session ran out. */
export async function removeOldBrowsers({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from known_browser k where k.last_at < ${new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)}
      and not exists (select 1 from visitor_session v where ${browserOf} = k.browser_id)`.execute(db.query);
}
