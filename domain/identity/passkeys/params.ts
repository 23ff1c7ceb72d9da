import type { PasskeyAnswers, PasskeyDescriptor, PasskeyParams } from '#contract/identity';
import { accountIdOf, Refused, sessionOf, type Ctx } from '#domain/kernel';
import { findAccountByEmail, primaryEmail } from '../account-store.ts';
import { nameOf } from '../account-names.ts';
import { fault } from '../answers.ts';
import { readEmail } from '../email.ts';
import { requireFresh } from '../fresh.ts';
import type { BrowserSession } from '../store.ts';
import { CHALLENGE_MINUTES, openChallenge } from './challenges.ts';
import { decoyFor } from './decoys.ts';
import type { PasskeyDeps, PasskeySite } from './deps.ts';
import { passkeysOf } from './store.ts';
import type { PasskeyRow } from './tables.ts';

type ParamsAnswer = PasskeyAnswers['params'];

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
const MOST_PASSKEYS = 20;

const refused = (deps: PasskeyDeps, ctx: Ctx, code: string): ParamsAnswer => fault(deps, ctx, { code }).answer;

/** For passkeys offered in a field of a form (conditional UI): each passkey that this device holds for the relying party. */
export function autofillParams(deps: PasskeyDeps) {
  return async (ctx: Ctx): Promise<ParamsAnswer> => {
    const site = deps.siteOf(ctx.brand);
    if (!site) return refused(deps, ctx, 'PASSKEYS_NOT_SETUP');
    const challenge = await openChallenge(ctx, { kind: 'use', rp_id: site.rpId });
    return { status: 0, params: asking(site, challenge, []) };
  };
}

/**
 * To sign in by a press. Named an address, [5-05a], it asks for the keys of that account; who has none, or no account, is asked
 * for a key that does not exist, after the same work. Of half a sign-in it asks for the keys of its account.
 */
export function loginParams(deps: PasskeyDeps) {
  return async (ctx: Ctx, username: string, session: BrowserSession | null): Promise<ParamsAnswer> => {
    const site = deps.siteOf(ctx.brand);
    if (!site) return refused(deps, ctx, 'PASSKEYS_NOT_SETUP');
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to sign in in');
    if (session?.account?.half) return ofHalf(deps, ctx, site, session.account.accountId);
    if (username === '') return autofillParams(deps)(ctx);
    const email = readEmail(username);
    if (email === null) return refused(deps, ctx, 'NO_SUCH_USER');
    const found = await findAccountByEmail(ctx.db.query, email);
    const own = await passkeysOf(ctx.db.query, found?.account.id ?? NOBODY, site.rpId);
    const decoy = decoyFor(deps.signer, email, site.rpId);
    const allowed = own.length > 0 ? own.map(descriptorOf) : [decoy];
    const challenge = await openChallenge(ctx, {
      kind: 'use',
      rp_id: site.rpId,
      allowed: allowed.map(({ id }) => id),
    });
    return { status: 0, params: asking(site, challenge, allowed) };
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function ofHalf(deps: PasskeyDeps, ctx: Ctx, site: PasskeySite, accountId: string): Promise<ParamsAnswer> {
  const own = (await passkeysOf(ctx.db.query, accountId, site.rpId)).map(descriptorOf);
  if (own.length === 0) return refused(deps, ctx, 'PASSKEYS_NOT_SETUP');
  const allowed = own.map(({ id }) => id);
  const challenge = await openChallenge(ctx, { kind: 'use', rp_id: site.rpId, accountId, allowed });
  return { status: 0, params: asking(site, challenge, own) };
}

/** To make a key for the account that acts; who that is comes with it, [5-05b]. */
export function newCredentialParams(deps: PasskeyDeps) {
  return async (ctx: Ctx, session: BrowserSession | null): Promise<ParamsAnswer> => {
    requireFresh(session, ctx.clock.now());
    const site = deps.siteOf(ctx.brand);
    if (!site) return refused(deps, ctx, 'PASSKEYS_NOT_SETUP');
    const accountId = accountIdOf(ctx.actor);
    if (!session?.account || accountId === null) throw new Refused('No account to make a passkey for');
    const own = await passkeysOf(ctx.db.query, accountId, site.rpId);
    if (own.length >= MOST_PASSKEYS) return refused(deps, ctx, 'TOO_MANY_PASSKEYS');
    const challenge = await openChallenge(ctx, { kind: 'make', rp_id: site.rpId, accountId });
    return {
      status: 0,
      params: await making(deps, ctx, site, { challenge, accountId, own, account: session.account }),
    };
  };
}

interface Making {
  readonly challenge: string;
  readonly accountId: string;
  readonly own: readonly PasskeyRow[];
  readonly account: NonNullable<BrowserSession['account']>;
}

async function making(
  { passkeys }: PasskeyDeps,
  ctx: Ctx,
  { rpId, rpName }: PasskeySite,
  { challenge, accountId, own, account }: Making,
): Promise<PasskeyParams> {
  const { email } = await primaryEmail(ctx.db.query, accountId);
  const { firstName, lastName, displayName } = account;
  const names = { first_name: firstName, last_name: lastName, display_name: displayName };
  return {
    challenge,
    rp: { id: rpId, name: rpName },
    user: { id: userHandleOf(accountId), name: email, displayName: nameOf(names, email) },
    pubKeyCredParams: passkeys.algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: own.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT_MS,
  };
}

function asking(
  { rpId, rpName }: PasskeySite,
  challenge: string,
  allowCredentials: readonly PasskeyDescriptor[],
): PasskeyParams {
  return {
    challenge,
    rp: { id: rpId, name: rpName },
    rpId,
    allowCredentials: [...allowCredentials],
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  };
}

/** What the authenticator keeps of whose key it is: says nothing to anybody else. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}

function descriptorOf({ credential_id, transports }: PasskeyRow): PasskeyDescriptor {
  return { id: credential_id, type: 'public-key', transports };
}
