import { createHmac } from 'node:crypto';
import { type Ctx, sessionOf } from '#domain/kernel';
import { createMeasuringStore } from './store.ts';

const KEY_BYTES = 32;
const LENGTH = 16;

/**
 * A name for this visitor that holds for one day (UTC). It is made with a key that is thrown away when the day is over, so that
 * afterwards nobody can tell whose it was, or join two days.
 */
export async function visitorOf(ctx: Ctx): Promise<string | null> {
  const session = sessionOf(ctx.actor);
  if (session === null) return null;
  const fresh = Buffer.from(ctx.random.bytes(KEY_BYTES)).toString('base64url');
  const key = await createMeasuringStore(ctx.db).dayKey(dayOf(ctx.clock.now()), fresh);
  return createHmac('sha256', key).update(session).digest('base64url').slice(0, LENGTH);
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
