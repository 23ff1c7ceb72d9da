import { type BrowserSession, personOf } from '#domain/identity';
import type { Ctx } from '#domain/kernel';

/**
 * Power needs a whole sign-in: both factors where two are asked for, and an address that was proved. Nobody has any in a brand that
 * closed sign-in.
 */
export function actorOf(session: BrowserSession | null, open = true): Ctx['actor'] {
  if (!session) return { sessionId: null };
  const { id: sessionId, account } = session;
  if (!open || !account || account.half || !account.confirmed) return { sessionId };
  return personOf(account, sessionId);
}
