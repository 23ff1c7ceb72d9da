import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccountByEmail } from './account-store.ts';
import { fault, type Outcome } from './answers.ts';
import { proveAddress } from './confirm-address.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { refuseMail } from './mail-quota.ts';
import { chooseNews } from './news/choice.ts';
import { closedDoor, openSession } from './open-session.ts';
import { hasSpentCode, oweCode, takeCode } from './proofs.ts';
import { forgetTriesOf } from './tries.ts';

interface Asked {
  readonly username: string;
  readonly redir?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Mails a code that signs in in this browser; who has no account gets one by it. Says the same to everybody. */
export function sendSignInCode(deps: IdentityDeps) {
  const owe = writeVerb({
    name: 'sendSignInCode',
    allow: inSession,
    input: z.object({ email: z.string() }),
    async run({ ctx, input: { email } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      const accountId = found?.email.confirmed_at ? found.account.id : null;
      const visitorSessionId = sessionOf(ctx.actor) ?? '';
      await oweCode(deps, ctx, { purpose: 'signIn', email: found?.email.email ?? email, accountId, visitorSessionId });
      return { accountId };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
  return async (ctx: Ctx, typed: Asked, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to send a code to');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    const refused = await refuseMail(deps, ctx, { kind: 'code', email, captcha: typed.captcha }, asking);
    if (refused) return refused;
    await owe({ ctx, input: { email } });
    return { answer: { status: 0 } };
  };
}

interface Typed extends Pick<Asked, 'username' | 'redir'> {
  readonly code: string;
  readonly sticky: boolean;
  readonly news: boolean;
}

/** In by a mailed code, [4-06d]: 0 for who had an account, 1 for who has one now. */
export function confirmSignInCode(deps: IdentityDeps) {
  const open = openSession(deps);
  const enter = writeVerb({
    name: 'enterByCode',
    allow: inSession,
    input: z.object({ email: z.string(), news: z.boolean() }),
    async run({ ctx, input: { email, news } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      if (found) {
        const made = found.email.confirmed_at === null;
        const accountId = found.account.id;
        if (made) await proveAddress(ctx, found, sessionOf(ctx.actor));
        // Not ticked says nothing of what was asked for before.
        if (news) await chooseNews(ctx, { accountId, brand: ctx.brand, wanted: true, source: 'signUp' });
        return { accountId, made, found };
      }
      return { accountId: await createAccount(ctx, { email, confirmed: true, news }), made: true, found: null };
    },
    audit: (_input, { accountId, made }) => ({ account: accountId, made }),
  });
  return async (ctx: Ctx, typed: Typed, asking: Asking): Promise<Outcome> => {
    const visitorSessionId = sessionOf(ctx.actor);
    if (visitorSessionId === null) throw new Refused('No session to sign in in');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    if (!/^\d{6}$/.test(typed.code.replace(/[\s-]/g, '')))
      return fault(deps, ctx, { code: 'CODE_INCOMPLETE', field: 'code' });
    const asked = { purpose: 'signIn', email, visitorSessionId, code: typed.code } as const;
    // Wrong ones count against the code of this browser and nothing else: strangers burn no code but their own.
    const proof = await takeCode(deps, ctx, asked);
    if (!proof) {
      const code = (await hasSpentCode(ctx, asked)) ? 'CODE_EXPIRED' : 'CODE_WRONG';
      return fault(deps, ctx, { code, field: 'code', status: 2 });
    }
    await forgetTriesOf(ctx, { email, ip: asking.ip, browser: null });
    const { accountId, made, found } = await enter({ ctx, input: { email: proof.email, news: typed.news } });
    const closed = found && closedDoor(found);
    if (closed) return closed;
    const { sticky, redir } = typed;
    const { answer, opened } = await open(ctx, { accountId, method: 'code', sticky, redir }, asking);
    return { answer: { ...answer, confirmStatus: made ? 1 : 0 }, ...(opened && { opened }) };
  };
}
