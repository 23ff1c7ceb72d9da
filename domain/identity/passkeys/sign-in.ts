import type { PasskeyAnswer } from '#platform/passkeys';
import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, primaryEmail } from '../account-store.ts';
import { fault, type Outcome } from '../answers.ts';
import type { Asking } from '../deps.ts';
import { closedDoor, openSession } from '../open-session.ts';
import { forgetTriesOf } from '../tries.ts';
import { takeChallenge } from './challenges.ts';
import type { PasskeyDeps } from './deps.ts';
import { userHandleOf } from './params.ts';
import { findPasskey, notePasskeyUse } from './store.ts';
import type { ChallengeRow, PasskeyRow } from './tables.ts';

interface Typed {
  readonly credential: PasskeyAnswer;
  readonly sticky: boolean;
  readonly redir?: string | undefined;
}

const noteFailure = writeVerb({
  name: 'passkeyRefused',
  allow: inSession,
  input: z.object({ passkeyId: z.uuid().nullable(), accountId: z.uuid().nullable(), why: z.string() }),
  run: async () => undefined,
  audit: ({ passkeyId, accountId, why }) => ({ passkey: passkeyId, account: accountId, why }),
});

const noteUse = writeVerb({
  name: 'usePasskey',
  allow: inSession,
  input: z.object({ id: z.uuid(), before: z.int(), counter: z.int(), backedUp: z.boolean() }),
  run: ({ ctx, input: { id, before, counter, backedUp } }) =>
    notePasskeyUse(ctx, { id, counter: before }, { counter, backedUp }),
  audit: ({ id }, counted) => ({ passkey: id, counted }),
});

/**
 * In by a passkey. What did not prove itself is told nothing but that it counts here for nobody, whether the key is known or
 * not; pages go on to the password without a word, [8-06a].
 */
export function signInByPasskey(deps: PasskeyDeps) {
  const open = openSession(deps);
  return async (ctx: Ctx, { credential, sticky, redir }: Typed, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to sign in in');
    const site = deps.siteOf(ctx.brand);
    if (!site) return fault(deps, ctx, { code: 'PASSKEYS_NOT_SETUP' });
    const challenge = await takeChallenge(ctx, 'use', credential.response.clientDataJSON);
    if (!challenge || challenge.rp_id !== site.rpId) return fault(deps, ctx, { code: 'CHALLENGE_EXPIRED', status: 2 });
    const key = (await findPasskey(ctx.db.query, credential.id)) ?? null;
    const why = key ? misplaced(credential, key, challenge) : 'unknown';
    const usable =
      key && why === null ? { id: key.credential_id, publicKey: key.public_key, counter: key.counter } : null;
    const expected = { challenge: challenge.challenge, origins: site.origins, rpId: site.rpId };
    const used = await deps.passkeys.used(credential, usable, expected);
    const refused = why ?? ('refused' in used ? used.refused : null);
    if (!key || refused !== null || 'refused' in used || !(await counted(ctx, key, used))) {
      const input = {
        passkeyId: key?.id ?? null,
        accountId: key?.account_id ?? null,
        why: refused ?? 'used meanwhile',
      };
      await noteFailure({ ctx, input });
      return fault(deps, ctx, { code: 'PASSKEYS_NOT_SETUP' });
    }
    const account = await findAccount(ctx.db.query, key.account_id);
    if (!account) return fault(deps, ctx, { code: 'NO_SUCH_USER' });
    const closed = closedDoor({ account });
    if (closed) return closed;
    const { email } = await primaryEmail(ctx.db.query, account.id);
    await forgetTriesOf(ctx, { email, ip: asking.ip, browser: null });
    return open(ctx, { accountId: account.id, method: 'passkey', sticky, redir }, asking);
  };
}

/** A key that answers in another's place: of another relying party, not asked for, or carrying another account's handle. */
function misplaced(
  { response }: PasskeyAnswer,
  key: PasskeyRow,
  { rp_id, allowed, account_id }: ChallengeRow,
): string | null {
  if (key.rp_id !== rp_id) return 'relying party';
  if (allowed !== null && !allowed.includes(key.credential_id)) return 'not asked for';
  if (account_id !== null && account_id !== key.account_id) return 'other account';
  if (response.userHandle && response.userHandle !== userHandleOf(key.account_id)) return 'user handle';
  return null;
}

function counted(ctx: Ctx, key: PasskeyRow, used: { readonly counter: number; readonly backedUp: boolean }) {
  return noteUse({ ctx, input: { id: key.id, before: key.counter, ...used } });
}
