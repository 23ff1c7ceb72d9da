import type { ProviderName } from '#contract/identity';
import { Conflict, type Ctx, inSession, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccount, findAccountByEmail } from '../account-store.ts';
import { fault, type Outcome } from '../answers.ts';
import type { Asking } from '../deps.ts';
import { readEmail } from '../email.ts';
import { closedDoor, openSession } from '../open-session.ts';
import { failed } from './begin.ts';
import type { ProviderDeps, ProviderIdentity } from './deps.ts';
import { identitySchema } from './identity.ts';
import { linkIdentity, nameAccount, notLinkable, over, said } from './link.ts';
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
 * Who somebody is here. Provider and subject decide. An address leads to a question, never to an account: one that the provider
 * verified and an account proved, whose account that is; one that it did not verify, whether it is theirs.
 */
function comeIn(deps: ProviderDeps) {
  const open = openSession(deps);
  const register = registerFrom();
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
    // Nothing is looked up: the answer is the same whoever has the address, and it opens and links nothing before that is proved.
    if (!identity.emailVerified) {
      await keepIdentity(ctx, round, { identity, accountId: null });
      return ask(deps, ctx, round, 'PROVIDER_PROVE');
    }
    const owner = await findAccountByEmail(ctx.db.query, email);
    if (owner?.email.confirmed_at) {
      const taken = (await listLinks(ctx.db.query, owner.account.id)).some((l) => l.provider === identity.provider);
      // Who the provider says has this address may hear that its account is closed, as behind its password.
      const closed = closedDoor(owner);
      if (closed) return closed;
      if (taken) return notLinkable(deps, ctx);
      await keepIdentity(ctx, round, { identity, accountId: owner.account.id });
      return ask(deps, ctx, round, 'PROVIDER_LINK');
    }
    const accountId = await register({ ctx, input: { identity, email } }).catch((error: unknown) => {
      if (isTwin(error)) return null;
      throw error;
    });
    if (accountId === null) return over(deps, ctx);
    return said('welcome', await open(ctx, { ...way, accountId }, asking));
  };
}

/** Whose account or address it is, on a page of its own. */
function ask(
  deps: Pick<ProviderDeps, 'say'>,
  { locale }: Ctx,
  { id }: Pick<RoundRow, 'id'>,
  code: 'PROVIDER_LINK' | 'PROVIDER_PROVE',
): Outcome {
  return {
    answer: {
      status: 1,
      verifyResult: 'link',
      message: deps.say(code, locale),
      loginRedirectUrl: `${LINK_PAGE}?round=${id}`,
    },
  };
}

/** Of an address that the provider verified and no account has proved. */
function registerFrom() {
  return writeVerb({
    name: 'registerByProvider',
    allow: inSession,
    input: z.object({ identity: identitySchema, email: z.string() }),
    async run({ ctx, input: { identity, email } }) {
      const owner = await findAccountByEmail(ctx.tx, email);
      if (owner?.email.confirmed_at) throw new Conflict('PROVIDER_LINKED', 'Proved meanwhile');
      const accountId = await createAccount(ctx, { email, confirmed: true });
      if (!(await addLink(ctx, accountId, identity))) throw new Conflict('PROVIDER_LINKED', 'Linked meanwhile');
      await nameAccount(ctx, accountId, identity);
      return accountId;
    },
    audit: ({ identity }, accountId) => ({ account: accountId, provider: identity.provider }),
  });
}

/** Who came in twice at once: the first is registered, the other finds the account on the next try. */
function isTwin(error: unknown): boolean {
  return error instanceof Conflict || (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION);
}
