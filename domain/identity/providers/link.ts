import type { AuthAnswer, ProviderName, ProviderWay } from '#contract/identity';
import { accountOf, Conflict, type Ctx, sessionOf, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import { z } from '#zod';
import { findAccount, hasProvenEmail, primaryEmail } from '../account-store.ts';
import { fault, type Outcome } from '../answers.ts';
import type { Asking } from '../deps.ts';
import { confirmSignInCode } from '../mailed-code.ts';
import { oweWarning } from '../proofs.ts';
import { safeRedir } from '../redir.ts';
import { signInByPassword, type Typed } from '../sign-in.ts';
import { tables } from '../tables.ts';
import type { ProviderDeps, ProviderIdentity } from './deps.ts';
import { identitySchema } from './identity.ts';
import { addLink, findLink, listLinks, removeLink } from './links.ts';
import { findWaiting, forgetRound, type Waiting } from './rounds.ts';
import type { RoundRow } from './tables.ts';
import { personOf } from '../person-of.ts';

export const said = (verifyResult: NonNullable<AuthAnswer['verifyResult']>, { answer, ...rest }: Outcome): Outcome => ({
  ...rest,
  answer: { ...answer, verifyResult },
});

export function notLinkable(deps: Pick<ProviderDeps, 'say'>, ctx: Ctx): Outcome {
  return said('notLinkable', fault(deps, ctx, { code: 'PROVIDER_NOT_LINKABLE', action: 'provider' }));
}

/** The round was taken before, is too old or began elsewhere: another one may be begun. */
export function over(deps: Pick<ProviderDeps, 'say'>, ctx: Ctx): Outcome {
  return fault(deps, ctx, { code: 'PROVIDER_ROUND_OVER', action: 'provider', status: 2 });
}

/** The answer of a round that somebody began to add a provider to their account, and still acts as. */
export function linkIdentity(deps: ProviderDeps) {
  const link = linkVerb(deps);
  return async (ctx: Ctx, round: RoundRow, identity: ProviderIdentity): Promise<Outcome> => {
    if (!signedIn.admits(ctx.actor) || accountOf(ctx.actor) !== round.account_id) return over(deps, ctx);
    const { linked } = await link({ ctx, input: { identity, made: false } });
    if (!linked) return notLinkable(deps, ctx);
    return said('success', { answer: { status: 0, uid: round.account_id, loginRedirectUrl: round.redir } });
  };
}

/** Its owner is told by mail of the new way in, unless the account was `made` by it. */
function linkVerb(deps: Pick<ProviderDeps, 'enqueue'>) {
  return writeVerb({
    name: 'linkProvider',
    allow: signedIn,
    input: z.object({ identity: identitySchema, made: z.boolean() }),
    async run({ ctx, input: { identity, made } }) {
      const accountId = accountOf(ctx.actor);
      const known = await findLink(ctx.tx, identity);
      const linked = await addLink(ctx, accountId, identity);
      if (made) await nameAccount(ctx, accountId, identity);
      else if (linked && !known) {
        const to = await primaryEmail(ctx.tx, accountId);
        await oweWarning(deps, ctx, { purpose: 'newDevice', to, accountId, what: identity.provider });
      }
      return { linked };
    },
    audit: ({ identity }, { linked }) => ({ provider: identity.provider, linked }),
  });
}

interface Proving {
  readonly round: string;
  readonly redir?: string | undefined;
}

/**
 * Proves the provider's address or the account that has it, and adds the provider to that account. Half a sign-in adds nothing: whoever
 * lacks the second factor may not leave a way in behind.
 */
function proveAndLink<T extends Proving>(
  deps: Pick<ProviderDeps, 'enqueue' | 'say'>,
  prove: (ctx: Ctx, typed: T & { readonly redir: string }, waiting: Waiting, asking: Asking) => Promise<Outcome>,
) {
  const link = linkVerb(deps);
  return async (ctx: Ctx, typed: T, asking: Asking): Promise<Outcome> => {
    const waiting = await findWaiting(ctx, typed.round);
    if (!waiting) return over(deps, ctx);
    const outcome = await prove(ctx, { ...typed, redir: safeRedir(typed.redir, waiting.redir) }, waiting, asking);
    const account = outcome.opened?.session.account;
    const sessionId = sessionOf(ctx.actor);
    if (outcome.answer.status !== 0 || !account || sessionId === null) return outcome;
    // Nothing is added before the address is confirmed; the page that asks for that comes next.
    if (waiting.accountId === null && !account.confirmed) return outcome;
    const other = waiting.accountId !== null && account.accountId !== waiting.accountId;
    if (other || account.half || !account.confirmed) return said('notLinkable', outcome);
    const as = { ...ctx, actor: personOf(account, sessionId) };
    const made = outcome.answer.confirmStatus === 1;
    const { linked } = await link({ ctx: as, input: { identity: waiting.identity, made } });
    await forgetRound(ctx, waiting);
    return said(linked ? 'success' : 'notLinkable', outcome);
  };
}

/** By its password. */
export function signInAndLink(deps: ProviderDeps) {
  const signIn = signInByPassword(deps);
  return proveAndLink<Typed & Proving>(deps, (ctx, typed, { identity, accountId }, asking) =>
    signIn(ctx, { ...typed, ...(accountId === null && { username: identity.email ?? '' }) }, asking),
  );
}

/** By a code mailed to the address that the provider told, which is how most accounts are entered. */
export function confirmAndLink(deps: ProviderDeps) {
  const confirm = confirmSignInCode(deps);
  return proveAndLink<Proving & { readonly code: string; readonly sticky: boolean }>(
    deps,
    (ctx, typed, { identity }, asking) =>
      confirm(ctx, { ...typed, username: identity.email ?? '', news: false }, asking),
  );
}

/** What waits for its account to be proved, for the page that asks. */
export async function readWaiting(ctx: Ctx, round: string) {
  const waiting = await findWaiting(ctx, round);
  if (!waiting) return null;
  const { identity, popup, redir } = waiting;
  const { provider, email, emailVerified: verified } = identity;
  return { provider, email: email ?? '', verified, popup, redir };
}

/** As the provider calls who has just got an account. */
export async function nameAccount(
  { tx }: TxCtx,
  accountId: string,
  { name }: Pick<ProviderIdentity, 'name'>,
): Promise<void> {
  if (name === null) return;
  await tables(tx).updateTable('account').set({ display_name: name }).where('id', '=', accountId).execute();
}

interface WaysIn {
  readonly passwordHash: string | null | undefined;
  readonly providers: number;
  readonly passkey: boolean;
  readonly mail: boolean;
}

export function canSpare({ passwordHash, providers, passkey, mail }: WaysIn): boolean {
  return Boolean(passwordHash) || passkey || mail || providers > 1;
}

async function waysInOf(deps: ProviderDeps, tx: Transaction, accountId: string): Promise<WaysIn> {
  const account = await findAccount(tx, accountId);
  return {
    passwordHash: account?.password_hash,
    providers: (await listLinks(tx, accountId)).length,
    passkey: await deps.hasPasskey(tx, accountId),
    mail: await hasProvenEmail(tx, accountId),
  };
}

/** Takes a provider off the account that acts, never its last way in. */
export function unlinkProvider(deps: ProviderDeps) {
  const unlink = writeVerb({
    name: 'unlinkProvider',
    allow: signedIn,
    input: z.object({ provider: z.enum(['google', 'apple', 'naver']) }),
    audit: ({ provider }) => ({ provider }),
    async run({ ctx, input: { provider } }) {
      const accountId = accountOf(ctx.actor);
      // Two at once would each find the other one left.
      await tables(ctx.tx).selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const links = await listLinks(ctx.tx, accountId);
      if (!links.some((each) => each.provider === provider)) throw new Conflict('PROVIDER_NOT_LINKED', 'Not linked');
      if (!canSpare(await waysInOf(deps, ctx.tx, accountId)))
        throw new Conflict('LAST_WAY_IN', 'No other way in is left');
      await removeLink(ctx, accountId, provider);
    },
  });
  return async (ctx: Ctx, provider: ProviderName): Promise<Outcome> => {
    try {
      await unlink({ ctx, input: { provider } });
      return { answer: { status: 0, uid: accountOf(ctx.actor) } };
    } catch (error) {
      if (error instanceof Conflict) return fault(deps, ctx, { code: error.code });
      throw error;
    }
  };
}

/** Every provider of the installation, and what the acting account has at it. */
export function listProviders(deps: ProviderDeps) {
  return async (ctx: Ctx): Promise<readonly ProviderWay[]> => {
    const accountId = accountOf(ctx.actor);
    return ctx.db.transact(async (tx) => {
      const links = await listLinks(tx, accountId);
      const spare = canSpare(await waysInOf(deps, tx, accountId));
      const offered = new Set([...deps.providers.names, ...links.map(({ provider }) => provider)]);
      return [...offered].map((provider) => {
        const link = links.find((each) => each.provider === provider);
        if (!link) return { provider, linked: false, email: null, since: null, removable: false };
        return { provider, linked: true, email: link.email, since: link.created_at.toISOString(), removable: spare };
      });
    });
  };
}
