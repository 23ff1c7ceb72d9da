import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import type { Outcome } from './answers.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { refuseMail } from './mail-quota.ts';
import { provenOwner } from './account-store.ts';
import { emailKey } from './email.ts';
import { oweLink, oweNotice } from './proofs.ts';
import { safeRedir } from './redir.ts';
import type { BrowserSession } from './store.ts';

/**
 * Mails the confirmation of an address that is still to be proved, [2.4-03]; where another account has proved it, what registering
 * mailed. The page says the same to everybody.
 */
export function resendConfirmation(deps: Pick<IdentityDeps, 'botCheck' | 'enqueue' | 'say'>) {
  const owe = writeVerb({
    name: 'resendConfirmation',
    allow: inSession,
    input: z.object({ accountId: z.uuid(), email: z.string(), redir: z.string() }),
    async run({ ctx, input: { accountId, email, redir } }) {
      if ((await provenOwner(ctx.tx, emailKey(email))) !== null) {
        await oweNotice(deps, ctx, { purpose: 'hasAccount', email, accountId: null });
        return;
      }
      const draft = { purpose: 'confirm', email, accountId, detail: { redir } } as const;
      await oweLink(deps, ctx, { ...draft, visitorSessionId: sessionOf(ctx.actor) });
    },
    audit: ({ accountId }) => ({ account: accountId }),
  });
  return async (
    ctx: Ctx,
    session: BrowserSession | null,
    redir: string | undefined,
    asking: Asking,
  ): Promise<Outcome> => {
    const account = session?.account;
    if (!account) throw new Refused('Nobody is signed in');
    if (account.confirmed) return { answer: { status: 0, loginRedirectUrl: safeRedir(redir) } };
    const refused = await refuseMail(deps, ctx, { kind: 'other', email: account.email }, asking);
    if (refused) return refused;
    await owe({ ctx, input: { accountId: account.accountId, email: account.email, redir: safeRedir(redir) } });
    return { answer: { status: 0 } };
  };
}
