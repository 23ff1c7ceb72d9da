import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccountByEmail } from './account-store.ts';
import { fault, type Outcome } from './answers.ts';
import { challenged, solvedIn } from './challenge.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { refuseMail } from './mail-quota.ts';
import { openSession } from './open-session.ts';
import { passwordFault } from './password-rules.ts';
import { safeRedir } from './redir.ts';
import { oweLink, oweNotice } from './proofs.ts';
import type { Typed } from './sign-in.ts';
import { addTry, countOf, tryKeys } from './tries.ts';

export interface Registering extends Typed {
  readonly news: boolean;
  readonly terms: boolean;
}

const FREE_ACCOUNTS = 3;
const HOUR_MS = 3_600_000;

/**
 * Opens an account whose address is still to be confirmed. Says and does the same where somebody else has confirmed it: that
 * one is told by mail, and the new account never gets the address.
 */
export function registerAccount(deps: IdentityDeps) {
  const open = openSession(deps);
  const make = writeVerb({
    name: 'register',
    allow: inSession,
    input: z.object({ email: z.string(), hash: z.string(), news: z.boolean(), redir: z.string() }),
    async run({ ctx, input: { email, hash, news, redir } }) {
      const owner = await findAccountByEmail(ctx.tx, email);
      const accountId = await createAccount(ctx, { email, confirmed: false, passwordHash: hash, news });
      if (owner?.email.confirmed_at) await oweNotice(deps, ctx, { purpose: 'hasAccount', email, accountId: null });
      else {
        const draft = { purpose: 'confirm', email, accountId, detail: { redir } } as const;
        await oweLink(deps, ctx, { ...draft, visitorSessionId: sessionOf(ctx.actor) });
      }
      return { accountId };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
  return async (ctx: Ctx, typed: Registering, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to register in');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    const weak = await passwordFault(deps.judge, typed.passwd, [email, ctx.brand]);
    if (weak) return fault(deps, ctx, { code: weak, field: 'passwd' });
    if (!typed.terms) return fault(deps, ctx, { code: 'TERMS_REQUIRED', field: 'consent' });
    const key = `${tryKeys.address(asking.ip)}:register`;
    const many = (await countOf(ctx, key)).count >= FREE_ACCOUNTS;
    if (many && !(await solvedIn(deps, ctx, typed.captcha))) return challenged(deps, ctx);
    const refused = await refuseMail(deps, ctx, { kind: 'other', email }, asking);
    if (refused) return refused;
    await addTry(ctx, key, HOUR_MS);
    const hash = await deps.passwords.hash(typed.passwd);
    const { accountId } = await make({ ctx, input: { email, hash, news: typed.news, redir: safeRedir(typed.redir) } });
    return open(ctx, { accountId, method: 'password', sticky: typed.sticky, redir: typed.redir }, asking);
  };
}
