import type { TxCtx } from '#domain/kernel';
import { rotate } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { noteKnownBrowser } from '../known-browsers.ts';
import type { OpenedSession } from '../session.ts';
import type { BrowserSession, SignedIn } from '../store.ts';
import { tables } from '../tables.ts';
import { isNewDevice, tellOfNewDevice, withdrawHalf } from '../tell-new-device.ts';

/** The second thing was proved: the session is whole, and has another cookie; the owner is told of a new device. */
export async function complete(
  deps: Pick<IdentityDeps, 'enqueue'>,
  ctx: TxCtx,
  session: Pick<BrowserSession, 'id'>,
  { sessionId, accountId }: Pick<SignedIn, 'sessionId' | 'accountId'>,
): Promise<OpenedSession> {
  const isNew = await isNewDevice(ctx, { accountId, visitorSessionId: session.id, but: sessionId });
  const opened = await tables(ctx.tx)
    .updateTable('account_session')
    .set({ half: false, authenticated_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .where('visitor_session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .returning(['device', 'method'])
    .executeTakeFirst();
  await withdrawHalf(ctx, accountId, sessionId);
  if (isNew && opened) await tellOfNewDevice(deps, ctx, { accountId, ...opened });
  await noteKnownBrowser(ctx, session.id, accountId);
  return rotate(ctx, session.id, { activeId: sessionId });
}
