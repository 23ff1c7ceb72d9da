import { type Ctx, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { endSessions } from './admission.ts';
import { tables } from './tables.ts';

/** Signs everybody of this browser out. The session itself is gone: what was begun in it while signed in stays behind. */
export function signOut() {
  const leave = writeVerb({
    name: 'signOut',
    may: (actor) => sessionOf(actor) !== null,
    input: z.object({}),
    async run({ ctx }) {
      const id = sessionOf(ctx.actor) ?? '';
      const account = 'accountId' in ctx.actor ? ctx.actor.accountId : null;
      const ended = await endSessions(ctx, 'signed out', { visitor_session_id: id });
      await tables(ctx.tx).deleteFrom('visitor_session').where('id', '=', id).execute();
      return { ended, account };
    },
    audit: (_input, { ended, account }) => ({ ended, account }),
  });
  return async (ctx: Ctx): Promise<void> => {
    if (sessionOf(ctx.actor) !== null) await leave({ ctx, input: {} });
  };
}
