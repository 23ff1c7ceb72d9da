import type { ProviderName } from '#contract/identity';
import { Conflict, type Ctx, sessionOf, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccount, findAccountByEmail } from '../account-store.ts';
import { fault, type Outcome } from '../answers.ts';
import type { Asking } from '../deps.ts';
import { readEmail } from '../email.ts';
import { refuseMail } from '../mail-quota.ts';
import { closedDoor, openSession } from '../open-session.ts';
import { oweLink, oweNotice } from '../proofs.ts';
import { safeRedir } from '../redir.ts';
import { tables } from '../tables.ts';
import { failed } from './begin.ts';
import type { ProviderDeps, ProviderIdentity } from './deps.ts';
import { identitySchema } from './identity.ts';
import { linkIdentity, notLinkable, over, said } from './link.ts';
import { addLink, findLink, listLinks } from './links.ts';
import { keepIdentity, takeRound } from './rounds.ts';
import type { RoundRow } from './tables.ts';

/** What a round came to, and in which window it was shown. */
export interface RoundOutcome extends Outcome {
  readonly popup: boolean;
}

/** Page on which somebody proves that the account with the provider's address is theirs. */
export const LINK_PAGE = '/login/provider';

/** PostgreSQL's name for a row that is there already. */
const UNIQUE_VIOLATION = '23505';

/** What a browser brought back from a provider. Whatever it is, it is taken once. */
export function finishRound(deps: ProviderDeps) {
  const judge = comeIn(deps);
  const link = linkIdentity(deps);
  return async (
    ctx: Ctx,
    { provider, params }: { readonly provider: ProviderName; readonly params: Readonly<Record<string, string>> },
    asking: Asking,
  ): Promise<RoundOutcome> => {
    const round = await takeRound(ctx, { provider, state: params['state'] ?? '' });
    if (!round) return { ...over(deps, ctx), popup: false };
    const { popup } = round;
    try {
      const identity = await deps.providers.finish(provider, params, round.secrets);
      if (round.purpose === 'link') return { ...(await link(ctx, round, identity)), popup };
      return { ...(await judge(ctx, round, identity, asking)), popup };
    } catch (error) {
      return { ...failed(deps, ctx, error), popup };
    }
  };
}

/** A token that the browser got by itself, for the nonce that it was given. */
export function finishCredential(deps: ProviderDeps) {
  const judge = comeIn(deps);
  return async (
    ctx: Ctx,
    given: { readonly credential: string; readonly round: string; readonly redir?: string | undefined },
    asking: Asking,
  ): Promise<Outcome> => {
    const round = await takeRound(ctx, { provider: 'google', id: given.round });
    if (!round) return over(deps, ctx);
    try {
      const identity = await deps.providers.verify('google', given.credential, round.secrets.nonce);
      return await judge(ctx, { ...round, redir: given.redir ?? round.redir }, identity, asking);
    } catch (error) {
      return failed(deps, ctx, error);
    }
  };
}

/**
 * Who somebody is here. Provider and subject decide; an address only when the provider verified it and its account proved it,
 * and then it leads to a question, never to the account.
 */
function comeIn(deps: ProviderDeps) {
  const open = openSession(deps);
  const register = registerFrom(deps);
  return async (ctx: Ctx, round: RoundRow, identity: ProviderIdentity, asking: Asking): Promise<Outcome> => {
    const { redir, sticky } = round;
    const way = { method: identity.provider, sticky, redir } as const;
    const link = await findLink(ctx.db.query, identity);
    if (link) {
      const account = await findAccount(ctx.db.query, link.account_id);
      const closed = account && closedDoor({ account });
      return closed ?? said('success', await open(ctx, { ...way, accountId: link.account_id }, asking));
    }
    const email = readEmail(identity.email ?? '');
    if (email === null) return fault(deps, ctx, { code: 'PROVIDER_EMAIL_NEEDED', action: 'provider' });
    const owner = identity.emailVerified ? await findAccountByEmail(ctx.db.query, email) : undefined;
    if (owner?.email.confirmed_at) {
      const taken = (await listLinks(ctx.db.query, owner.account.id)).some((l) => l.provider === identity.provider);
      // Who the provider says has this address may hear that its account is closed, as behind its password.
      const closed = closedDoor(owner);
      if (closed) return closed;
      if (taken) return notLinkable(deps, ctx);
      await keepIdentity(ctx, round, { identity, accountId: owner.account.id });
      return askToLink(deps, ctx, round);
    }
    // Who comes with an address that is still to be proved causes a mail to it.
    const refused = identity.emailVerified ? null : await refuseMail(deps, ctx, { kind: 'other', email }, asking);
    if (refused) return refused;
    const accountId = await register({ ctx, input: { identity, email, redir: safeRedir(redir) } }).catch(
      (error: unknown) => {
        if (isTwin(error)) return null;
        throw error;
      },
    );
    if (accountId === null) return over(deps, ctx);
    return said('welcome', await open(ctx, { ...way, accountId }, asking));
  };
}

function askToLink(deps: Pick<ProviderDeps, 'say'>, { locale }: Ctx, { id }: Pick<RoundRow, 'id'>): Outcome {
  return {
    answer: {
      status: 1,
      verifyResult: 'link',
      message: deps.say('PROVIDER_LINK', locale),
      loginRedirectUrl: `${LINK_PAGE}?round=${id}`,
    },
  };
}

/** As registering by password: an address that nobody verified is still to be confirmed, and its owner hears of it. */
function registerFrom(deps: ProviderDeps) {
  return writeVerb({
    name: 'registerByProvider',
    may: (actor) => sessionOf(actor) !== null,
    input: z.object({ identity: identitySchema, email: z.string(), redir: z.string() }),
    async run({ ctx, input: { identity, email, redir } }) {
      const owner = await findAccountByEmail(ctx.tx, email);
      const free = !owner?.email.confirmed_at;
      const confirmed = identity.emailVerified && free;
      const accountId = await createAccount(ctx, { email, confirmed });
      if (!(await addLink(ctx, accountId, identity))) throw new Conflict('PROVIDER_LINKED', 'Linked meanwhile');
      await nameAccount(ctx, accountId, identity);
      if (!free) await oweNotice(deps, ctx, { purpose: 'hasAccount', email, accountId: null });
      else if (!confirmed) {
        const draft = { purpose: 'confirm', email, accountId, detail: { redir } } as const;
        await oweLink(deps, ctx, { ...draft, visitorSessionId: sessionOf(ctx.actor) });
      }
      return accountId;
    },
    audit: ({ identity }, accountId) => ({ account: accountId, provider: identity.provider }),
  });
}

/** Who came in twice at once: the first is registered, the other finds the account on the next try. */
function isTwin(error: unknown): boolean {
  return error instanceof Conflict || (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION);
}

async function nameAccount(ctx: TxCtx, accountId: string, { name }: Pick<ProviderIdentity, 'name'>): Promise<void> {
  if (name === null) return;
  await tables(ctx.tx).updateTable('account').set({ display_name: name }).where('id', '=', accountId).execute();
}
