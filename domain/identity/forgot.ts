import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccountByEmail } from './account-store.ts';
import { fault, type Outcome } from './answers.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { refuseMail } from './mail-quota.ts';
import { oweLink, oweNotice } from './proofs.ts';

interface Asked {
  readonly username: string;
  readonly captcha?: string | undefined;
}

/**
 * A link that sets a new password, and ends a pause after too many tries. Where nobody has the address, its reader is told that
 * by mail: the page says the same to everybody.
 */
export function forgotPassword(deps: IdentityDeps, purpose: 'reset' | 'unlock' = 'reset') {
  const owe = writeVerb({
    name: purpose === 'reset' ? 'forgotPassword' : 'askToUnlock',
    allow: inSession,
    input: z.object({ email: z.string() }),
    async run({ ctx, input: { email } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      const account = found?.email.confirmed_at ? found.account : null;
      if (account) {
        const draft = { purpose, email: found?.email.email ?? email, accountId: account.id };
        await oweLink(deps, ctx, { ...draft, visitorSessionId: sessionOf(ctx.actor) });
      } else await oweNotice(deps, ctx, { purpose: 'noAccount', email, accountId: null });
      return { accountId: account?.id ?? null };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
  return async (ctx: Ctx, typed: Asked, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to ask from');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    const refused = await refuseMail(deps, ctx, { kind: 'link', email, captcha: typed.captcha }, asking);
    if (refused) return refused;
    await owe({ ctx, input: { email } });
    return { answer: { status: 0 } };
  };
}
