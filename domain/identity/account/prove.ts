import { accountOf, type Ctx, Refused, signedIn, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, primaryEmail } from '../account-store.ts';
import type { Asking, IdentityDeps } from '../deps.ts';
import { freshSignInRequired } from '../errors.ts';
import { isFresh } from '../fresh.ts';
import { knownBrowser } from '../known-browsers.ts';
import { hasOwnMail, takeOwnMail } from '../mail-quota.ts';
import { oweCode, takeCode } from '../proofs.ts';
import type { BrowserSession } from '../store.ts';
import { tables } from '../tables.ts';
import { giveTryBack, takeTry } from '../tries.ts';
import { wrong } from './errors.ts';
import { ownSession } from './own.ts';

export interface Proof {
  readonly proofPasswd?: string | undefined;
  readonly proofCode?: string | undefined;
}

const markFresh = writeVerb({
  name: 'proveAgain',
  allow: signedIn,
  input: z.object({ accountSession: z.uuid(), method: z.enum(['password', 'code']) }),
  run: async ({ ctx, input }) => {
    await tables(ctx.tx)
      .updateTable('account_session')
      .set({ authenticated_at: ctx.clock.now() })
      .where('id', '=', input.accountSession)
      .where('account_id', '=', accountOf(ctx.actor))
      .where('ended_at', 'is', null)
      .execute();
  },
  audit: (input) => input,
});

/**
 * Lets who changes how the account is entered go on: somebody who signed in just now, or who proves it with what they typed. Wrong
 * passwords count as they do at the door.
 */
export function proveAgain(deps: IdentityDeps) {
  return async (ctx: Ctx, session: BrowserSession | null, proof: Proof, asking: Asking): Promise<void> => {
    if (isFresh(session, ctx.clock.now())) return;
    const accountSession = session?.account?.sessionId;
    if (accountSession === undefined) throw new Refused('Nobody is signed in');
    const method = await methodOf(deps, ctx, proof, asking);
    await markFresh({ ctx, input: { accountSession, method } });
  };
}

async function methodOf(
  deps: IdentityDeps,
  ctx: Ctx,
  { proofPasswd, proofCode }: Proof,
  asking: Asking,
): Promise<'password' | 'code'> {
  if (proofCode) {
    await refuseWrongCode(deps, ctx, proofCode);
    return 'code';
  }
  if (!proofPasswd) throw freshSignInRequired();
  await refuseWrongPassword(deps, ctx, proofPasswd, asking);
  return 'password';
}

async function refuseWrongCode(deps: IdentityDeps, ctx: Ctx, code: string): Promise<void> {
  const { email } = await primaryEmail(ctx.db.query, accountOf(ctx.actor));
  const asked = { purpose: 'signIn', email, visitorSessionId: ownSession(ctx), code } as const;
  if (!(await takeCode(deps, ctx, asked))) throw wrong('PROOF_CODE_WRONG', 'proofCode');
}

async function refuseWrongPassword(deps: IdentityDeps, ctx: Ctx, password: string, asking: Asking): Promise<void> {
  const accountId = accountOf(ctx.actor);
  const [account, { email }] = await Promise.all([
    findAccount(ctx.db.query, accountId),
    primaryEmail(ctx.db.query, accountId),
  ]);
  const sessionId = ownSession(ctx);
  // Who is signed in here is paused by what was tried here.
  const browser = (await knownBrowser(ctx, email, sessionId)) ?? sessionId;
  const trier = { email, ip: asking.ip, sessionId, browser };
  const leave = await takeTry(ctx, trier, true);
  if (leave.kind === 'paused') {
    const ways = (await hasOwnMail(ctx, email, accountId)) ? ['code'] : [];
    throw wrong('TRIES_PAUSED', 'proofPasswd', { until: leave.until.toISOString(), ways, here: true });
  }
  if (!(await deps.passwords.verify(password, account?.password_hash ?? null)))
    throw wrong('PROOF_WRONG', 'proofPasswd');
  await giveTryBack(ctx, trier);
}

/** Mails a code that proves who asks; it counts in this browser alone. */
export function mailProof(deps: Pick<IdentityDeps, 'enqueue'>) {
  return writeVerb({
    name: 'mailProof',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx.actor);
      const { email } = await primaryEmail(ctx.tx, accountId);
      const leave = await takeOwnMail(ctx, email, accountId);
      if (leave.kind === 'tooMany') throw wrong('TOO_MANY_MAILS', 'proofCode', { until: leave.until.toISOString() });
      await oweCode(deps, ctx, { purpose: 'signIn', email, accountId, visitorSessionId: ownSession(ctx) });
    },
    audit: () => ({}),
  });
}
