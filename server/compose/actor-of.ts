import { type BrowserSession, personOf } from '#domain/identity';
import type { Ctx } from '#domain/kernel';

/**
 * A session acts for its account only after a complete sign-in: both factors where two are required, and a confirmed address. In a
 * brand that has sign-in switched off every session is anonymous.
 */
export function actorOf(session: BrowserSession | null, open = true): Ctx['actor'] {
  if (!session) return { sessionId: null };
  const { id: sessionId, account } = session;
  if (!open || !account || account.half || !account.confirmed) return { sessionId };
  return personOf(account, sessionId);
}
