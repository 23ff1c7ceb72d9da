import type { TxCtx } from '#domain/kernel';
import { rotate } from '../admission.ts';
import type { OpenedSession } from '../session.ts';
import type { BrowserSession, SignedIn } from '../store.ts';
import { tables } from '../tables.ts';

/** The second thing was proved: the session is whole, and has another cookie. */
export async function complete(
  ctx: TxCtx,
  session: Pick<BrowserSession, 'id'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<OpenedSession> {
  await tables(ctx.tx)
    .updateTable('account_session')
    .set({ half: false, authenticated_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .where('visitor_session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute();
  return rotate(ctx, session.id, { activeId: sessionId });
}
