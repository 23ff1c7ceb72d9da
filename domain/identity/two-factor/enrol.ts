import type { TwoFactorBegun, TwoFactorConfirmed } from '#contract/identity';
import { accountOf, Conflict, type Ctx, inSession, sessionOf, signedIn, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, primaryEmail } from '../account-store.ts';
import { fault, type Outcome } from '../answers.ts';
import { requireFresh } from '../fresh.ts';
import { hasPasskey } from '../passkeys/store.ts';
import { oweWarning } from '../proofs.ts';
import type { BrowserSession } from '../store.ts';
import { complete } from './complete.ts';
import type { TwoFactorDeps } from './deps.ts';
import { enroller } from './owner.ts';
import {
  confirmTwoFactor,
  findTwoFactor,
  hasOneTimeCodes,
  keepSecret,
  newRecoveryCodes,
  removeTwoFactor,
  secretIn,
  takeStep,
} from './store.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A secret for an app. Begun again before a code of it was typed, it is the same one. */
export function beginTwoFactor(deps: TwoFactorDeps) {
  const begin = writeVerb({
    name: 'beginTwoFactor',
    allow: inSession,
    input: z.object({ accountId: z.uuid() }),
    async run({ ctx, input: { accountId } }) {
      const row = await findTwoFactor(ctx.tx, accountId);
      if (row?.confirmed_at) throw new Conflict('TWO_FACTOR_ON', 'An app is set up already');
      const { email } = await primaryEmail(ctx.tx, accountId);
      if (row) return { email, secret: secretIn(ctx, row) };
      const secret = deps.oneTimeCodes.secretText(ctx.random.bytes(SECRET_BYTES));
      await keepSecret(ctx, accountId, secret);
      return { email, secret };
    },
    audit: ({ accountId }) => ({ account: accountId }),
  });
  return async (ctx: Ctx, session: BrowserSession | null): Promise<TwoFactorBegun> => {
    const { accountId } = await enroller(ctx, session);
    const { email, secret } = await begin({ ctx, input: { accountId } });
    const uri = deps.oneTimeCodes.uri(secret, { issuer: deps.brandName(ctx.brand), label: email });
    return { secret, uri, qr: [...deps.oneTimeCodes.matrix(uri)] };
  };
}

/** The first code of the app: from now on it is asked for. */
export function confirmTwoFactorCode(deps: TwoFactorDeps) {
  const confirm = writeVerb({
    name: 'confirmTwoFactor',
    allow: inSession,
    input: z.object({ account: z.custom<NonNullable<BrowserSession['account']>>(), code: z.string() }),
    async run({ ctx, input: { account, code } }) {
      const { accountId } = account;
      const row = await findTwoFactor(ctx.tx, accountId);
      if (!row) throw new Conflict('TWO_FACTOR_NOT_BEGUN', 'No app was set up');
      if (row.confirmed_at) throw new Conflict('TWO_FACTOR_ON', 'An app is set up already');
      const step = deps.oneTimeCodes.stepOf(secretIn(ctx, row), code, ctx.clock.now());
      if (step === null || !(await takeStep(ctx, accountId, step))) return null;
      await confirmTwoFactor(ctx, accountId);
      const codes = await newRecoveryCodes(ctx, accountId);
      const to = await primaryEmail(ctx.tx, accountId);
      await oweWarning(deps, ctx, { purpose: 'twoStepOn', to, accountId });
      const whole = account.half ? await complete(deps, ctx, { id: sessionOf(ctx.actor) ?? '' }, account) : null;
      return { codes, whole };
    },
    audit: ({ account }, done) => ({ account: account.accountId, on: done !== null }),
  });
  return async (
    ctx: Ctx,
    typed: string,
    session: BrowserSession | null,
  ): Promise<Outcome & { readonly answer: TwoFactorConfirmed }> => {
    const account = await enroller(ctx, session);
    const code = typed.replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) return fault(deps, ctx, { code: 'CODE_INCOMPLETE', field: 'code' });
    const done = await confirm({ ctx, input: { account, code } });
    if (!done) return fault(deps, ctx, { code: 'FACTOR_WRONG', field: 'code', status: 2 });
    const answer = { status: 0 as const, uid: account.accountId, recoveryCodes: done.codes };
    return { answer, ...(done.whole && { opened: done.whole }) };
  };
}

/** No second thing is asked for any more; not for an operator, who keeps one. */
export function disableTwoFactor(deps: TwoFactorDeps) {
  const disable = writeVerb({
    name: 'disableTwoFactor',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx.actor);
      const account = await findAccount(ctx.tx, accountId);
      if (!(await hasOneTimeCodes(ctx.tx, accountId))) throw new Conflict('TWO_FACTOR_OFF', 'No app is set up');
      if (account?.role === 'helpdesk' && !(await hasPasskey(ctx.tx, accountId)))
        throw new Conflict('SECOND_FACTOR_NEEDED', 'This account must keep a second factor');
      await removeTwoFactor(ctx, accountId);
      const to = await primaryEmail(ctx.tx, accountId);
      await oweWarning(deps, ctx, { purpose: 'twoStepOff', to, accountId });
    },
    audit: () => ({}),
  });
  return async (ctx: Ctx, session: BrowserSession | null): Promise<void> => {
    requireFresh(session, ctx.clock.now());
    await disable({ ctx, input: {} });
  };
}

/** Ten new codes for the day the app is lost; those of before are worth nothing, and the owner is told. */
export function renewRecoveryCodes(deps: TwoFactorDeps) {
  const renew = writeVerb({
    name: 'newRecoveryCodes',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx.actor);
      if (!(await hasOneTimeCodes(ctx.tx, accountId))) throw new Conflict('TWO_FACTOR_OFF', 'No app is set up');
      const to = await primaryEmail(ctx.tx, accountId);
      await oweWarning(deps, ctx, { purpose: 'newCodes', to, accountId });
      return newRecoveryCodes(ctx, accountId);
    },
    audit: () => ({}),
  });
  return async (ctx: Ctx, session: BrowserSession | null): Promise<{ recoveryCodes: string[] }> => {
    requireFresh(session, ctx.clock.now());
    return { recoveryCodes: await renew({ ctx, input: {} }) };
  };
}
