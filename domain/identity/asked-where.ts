import { sessionOf, type TxCtx } from '#domain/kernel';
import { tables } from './tables.ts';

/** Device and place of the sign-in that acts for an account, as the page of its devices shows them; nothing where none does. */
export async function askedWhere(ctx: TxCtx, accountId: string): Promise<Readonly<Record<string, string>>> {
  const session = sessionOf(ctx.actor);
  if (session === null) return {};
  const row = await tables(ctx.tx)
    .selectFrom('account_session')
    .select(['device', 'network', 'country'])
    .where('visitor_session_id', '=', session)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== ''));
}
