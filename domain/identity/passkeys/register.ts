import type { AuthAnswer } from '#contract/identity';
import { accountIdOf, Refused, signedIn, writeVerb, type Ctx } from '#domain/kernel';
import type { MadeKey, RegistrationAnswer } from '#platform/passkeys';
import { z } from '#zod';
import { primaryEmail } from '../account-store.ts';
import { fault, userInfoOf } from '../answers.ts';
import { requireFresh } from '../fresh.ts';
import { oweWarning } from '../proofs.ts';
import type { BrowserSession } from '../store.ts';
import { takeChallenge } from './challenges.ts';
import type { PasskeyDeps } from './deps.ts';
import { addPasskey } from './store.ts';

const NAME_LENGTH = 60;

/** Text for people: no control characters, one line, so long. */
export function passkeyName(text: string, fallback: string): string {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(name || fallback)
    .slice(0, NAME_LENGTH)
    .join('');
}

interface Made {
  readonly credential: RegistrationAnswer;
  readonly name: string;
  readonly device: string;
}

/** Adds a passkey to the account that acts and tells its owner by mail. */
export function registerPasskey(deps: PasskeyDeps) {
  const add = writeVerb({
    name: 'addPasskey',
    allow: signedIn,
    input: z.object({ accountId: z.uuid(), rpId: z.string(), name: z.string(), key: z.custom<MadeKey>() }),
    async run({ ctx, input: { key, ...owned } }) {
      const row = await addPasskey(ctx, owned, key);
      if (row) {
        const to = await primaryEmail(ctx.tx, owned.accountId);
        await oweWarning(deps, ctx, { purpose: 'newDevice', to, accountId: owned.accountId, what: 'passkey' });
      }
      return row;
    },
    audit: ({ accountId }, row) => ({ account: accountId, passkey: row?.id ?? null }),
  });
  return async (ctx: Ctx, { credential, name, device }: Made, session: BrowserSession | null): Promise<AuthAnswer> => {
    requireFresh(session, ctx.clock.now());
    const accountId = accountIdOf(ctx.actor);
    if (!session?.account || accountId === null) throw new Refused('No account to add a passkey to');
    const site = deps.siteOf(ctx.brand);
    if (!site) return fault(deps, ctx, { code: 'PASSKEYS_NOT_SETUP' }).answer;
    const challenge = await takeChallenge(ctx, 'make', credential.response.clientDataJSON);
    if (!challenge || challenge.account_id !== accountId || challenge.rp_id !== site.rpId)
      return fault(deps, ctx, { code: 'CHALLENGE_EXPIRED', status: 2 }).answer;
    const expected = { challenge: challenge.challenge, origins: site.origins, rpId: site.rpId };
    const key = await deps.passkeys.registered(credential, expected);
    if ('refused' in key) {
      ctx.log.info('passkey not taken', { why: key.refused });
      return fault(deps, ctx, { code: 'PASSKEY_REFUSED' }).answer;
    }
    const row = await add({ ctx, input: { accountId, rpId: site.rpId, name: passkeyName(name, device), key } });
    if (!row) return fault(deps, ctx, { code: 'PASSKEY_KNOWN' }).answer;
    return { status: 0, uid: accountId, userInfo: userInfoOf(session.account) };
  };
}
