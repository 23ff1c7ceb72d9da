import { accountIdOf, inSession, sessionOf, writeVerb, type Ctx } from '#domain/kernel';
import { z } from '#zod';
import { endSessions, rotate } from './admission.ts';
import type { OpenedSession } from './session.ts';
import { listAccounts } from './switch-account.ts';
import { tables } from './tables.ts';

/** Signs everybody of this browser out. The session itself is gone: what was begun in it while signed in stays behind. */
export function signOut() {
  const leave = writeVerb({
    name: 'signOut',
    allow: inSession,
    input: z.object({}),
    async run({ ctx }) {
      const id = sessionOf(ctx.actor) ?? '';
      const account = accountIdOf(ctx.actor);
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

/** Takes one account off this browser; the others stay. Answers false where it was the only one: then everybody
 * signs out. A handle that is not of this browser ends nothing. */
export function signOutOne() {
  const leave = writeVerb({
    name: 'signOutOne',
    allow: inSession,
    input: z.object({ id: z.uuid(), next: z.uuid() }),
    async run({ ctx, input }) {
      const visitor = sessionOf(ctx.actor) ?? '';
      await endSessions(ctx, 'signed out', { id: input.id, visitor_session_id: visitor });
      return rotate(ctx, visitor, { activeId: input.next });
    },
    audit: ({ id }) => ({ accountSession: id }),
  });
  return async (ctx: Ctx, handle: string): Promise<{ readonly opened?: OpenedSession } | false> => {
    const accounts = await listAccounts(ctx.db.query, { id: sessionOf(ctx.actor) ?? '' });
    const chosen = accounts.find((account) => account.handle === handle);
    if (!chosen) return {};
    const others = accounts.filter(({ id }) => id !== chosen.id);
    const next = others.find(({ id, active_id }) => id === active_id) ?? others.find(({ half }) => !half) ?? others[0];
    return next ? { opened: await leave({ ctx, input: { id: chosen.id, next: next.id } }) } : false;
  };
}
