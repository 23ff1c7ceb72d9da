import type { TxCtx } from '#domain/kernel';
import { rotate } from '../admission.ts';
import { noteKnownBrowser } from '../known-browsers.ts';
import type { OpenedSession } from '../session.ts';
import type { BrowserSession, SignedIn } from '../store.ts';
import { tables } from '../tables.ts';

/** The second thing was proved: the session is whole, and has another cookie. */
export async function complete(
  ctx: TxCtx,
  session: Pick<BrowserSession, 'id'>,
  { sessionId, accountId }: Pick<SignedIn, 'sessionId' | 'accountId'>,
): Promise<OpenedSession> {
  await tables(ctx.tx)
    .updateTable('account_session')
    .set({ half: false, authenticated_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .where('visitor_session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute();
  await noteKnownBrowser(ctx, session.id, accountId);
  return rotate(ctx, session.id, { activeId: sessionId });
}
