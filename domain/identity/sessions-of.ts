import { accountOf, type Ctx, NotFound, signedIn, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { endSessions } from './admission.ts';
import { tables } from './tables.ts';

/** Where the account is signed in, latest use first, and what ended lately. */
export async function listSessions(ctx: Ctx) {
  return tables(ctx.db.query)
    .selectFrom('account_session')
    .select(['id', 'visitor_session_id', 'brand', 'method', 'device', 'network', 'country'])
    .select(['created_at', 'last_used_at'])
    .where('account_id', '=', accountOf(ctx.actor))
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends one session of the actor's own account. */
export const endSession = writeVerb({
  name: 'endSession',
  allow: signedIn,
  input: z.object({ id: z.uuid() }),
  async run({ ctx, input }) {
    const ended = await endSessions(ctx, 'ended by owner', { id: input.id, account_id: accountOf(ctx.actor) });
    if (ended === 0) throw new NotFound('session');
  },
  audit: ({ id }) => ({ accountSession: id }),
});

/** Ends every other session of the actor's own account. */
export const endOtherSessions = writeVerb({
  name: 'endOtherSessions',
  allow: signedIn,
  input: z.object({ except: z.uuid() }),
  run: async ({ ctx, input }) => ({
    ended: await endSessions(ctx, 'ended by owner', { account_id: accountOf(ctx.actor) }, input.except),
  }),
  audit: (_input, { ended }) => ({ ended }),
});
