import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccountByEmail, setPasswordHash } from './account-store.ts';
import { fault, type Outcome } from './answers.ts';
import { challenged, solvedIn } from './challenge.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { knownBrowser } from './known-browsers.ts';
import { openMailWays } from './mail-quota.ts';
import { closedDoor, openSession } from './open-session.ts';
import { giveTryBack, takeTry } from './tries.ts';

export interface Typed {
  readonly username: string;
  readonly passwd: string;
  readonly sticky: boolean;
  readonly redir?: string | undefined;
  readonly captcha?: string | undefined;
}

const noteFailure = writeVerb({
  name: 'signInFailed',
  allow: inSession,
  input: z.object({ accountId: z.uuid().nullable(), why: z.enum(['password', 'closed']) }),
  run: async () => undefined,
  audit: ({ accountId, why }) => ({ account: accountId, why }),
});

const keepHash = writeVerb({
  name: 'rehashPassword',
  allow: inSession,
  input: z.object({ accountId: z.uuid(), hash: z.string() }),
  run: ({ ctx, input }) => setPasswordHash(ctx, input.accountId, input.hash),
  audit: ({ accountId }) => ({ account: accountId }),
});

/**
 * In by password. Who is unknown, who is wrong and who is paused cannot be told apart, by answer or by time: what differs
 * depends on what was typed before and never on whether there is an account.
 */
export function signInByPassword(deps: IdentityDeps) {
  const open = openSession(deps);
  return async (ctx: Ctx, typed: Typed, asking: Asking): Promise<Outcome> => {
    const sessionId = sessionOf(ctx.actor);
    if (sessionId === null) throw new Refused('No session to sign in in');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    if (typed.passwd === '') return fault(deps, ctx, { code: 'PASSWORD_MISSING', field: 'passwd' });
    const browser = await knownBrowser(ctx, email, sessionId);
    const trier = { email, ip: asking.ip, sessionId, browser };
    const solved = await solvedIn(deps, ctx, typed.captcha);
    const leave = await takeTry(ctx, trier, solved);
    // Asked of everybody alike before any account is looked for: who floods us buys no work of ours.
    if (leave.kind === 'challenge') return challenged(deps, ctx);
    const found = await findAccountByEmail(ctx.db.query, email);
    const right = await deps.passwords.verify(typed.passwd, found?.account.password_hash ?? null);
    if (leave.kind === 'paused') {
      // Asked whether there is an account or not: it depends on what was sent to the address.
      const ways = await openMailWays(ctx, trier);
      return fault(deps, ctx, { code: 'TRIES_PAUSED', field: 'passwd', action: 'locked', until: leave.until, ways });
    }
    if (!found || !right) {
      await noteFailure({ ctx, input: { accountId: found?.account.id ?? null, why: 'password' } });
      return fault(deps, ctx, { code: 'WRONG_CREDENTIALS', field: 'passwd', action: 'code' });
    }
    await giveTryBack(ctx, trier);
    const closed = closedDoor(found);
    if (closed) {
      await noteFailure({ ctx, input: { accountId: found.account.id, why: 'closed' } });
      return closed;
    }
    if (deps.passwords.stale(found.account.password_hash ?? '')) {
      const hash = await deps.passwords.hash(typed.passwd);
      await keepHash({ ctx, input: { accountId: found.account.id, hash } });
    }
    const { sticky, redir } = typed;
    return open(ctx, { accountId: found.account.id, method: 'password', sticky, redir }, asking);
  };
}
