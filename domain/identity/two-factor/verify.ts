import { type Ctx, inSession, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { fault, type Outcome, welcome } from '../answers.ts';
import { RESEND_PATH, withRedir } from '../open-session.ts';
import { safeRedir } from '../redir.ts';
import type { BrowserSession } from '../store.ts';
import { forgetTries, takeKeyTry, tryKeys } from '../tries.ts';
import { complete } from './complete.ts';
import type { TwoFactorDeps } from './deps.ts';
import { halfOf } from './owner.ts';
import { findTwoFactor, secretIn, spendRecoveryCode, takeStep } from './store.ts';

interface Typed {
  readonly code: string;
  readonly redir?: string | undefined;
}

const noteFailure = writeVerb({
  name: 'secondFactorFailed',
  allow: inSession,
  input: z.object({ accountId: z.uuid() }),
  run: async () => undefined,
  audit: ({ accountId }) => ({ account: accountId }),
});

const digitsOf = (code: string): string => code.replace(/[\s-]/g, '');
/** Six figures; a recovery code has letters too, or more of them. */
const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** The second thing, [2.2-10a]: a code of the app, or one of those that were kept for the day it is lost. */
export function verifySecondFactor(deps: TwoFactorDeps) {
  const give = writeVerb({
    name: 'secondFactor',
    allow: inSession,
    input: z.object({ account: z.custom<NonNullable<BrowserSession['account']>>(), code: z.string() }),
    async run({ ctx, input: { account, code } }) {
      const { accountId } = account;
      const digits = digitsOf(code);
      const isDigits = isAppCode(code);
      const row = await findTwoFactor(ctx.tx, accountId);
      const step =
        isDigits && row?.confirmed_at ? deps.oneTimeCodes.stepOf(secretIn(ctx, row), digits, ctx.clock.now()) : null;
      const right = isDigits
        ? step !== null && (await takeStep(ctx, accountId, step))
        : await spendRecoveryCode(ctx, accountId, code);
      if (!right) return null;
      return {
        by: isDigits ? 'app' : 'recovery',
        opened: await complete(deps, ctx, { id: sessionOf(ctx.actor) ?? '' }, account),
      };
    },
    audit: ({ account }, given) => ({ account: account.accountId, by: given?.by ?? null }),
  });
  return async (ctx: Ctx, { code, redir }: Typed, session: BrowserSession | null): Promise<Outcome> => {
    const account = halfOf(session);
    const next = safeRedir(redir);
    if (!account.half) return { answer: { status: 0, uid: account.accountId, loginRedirectUrl: next } };
    if (code.replace(/[^\p{L}\p{N}]/gu, '').length < 6)
      return fault(deps, ctx, { code: 'FACTOR_INCOMPLETE', field: 'code' });
    const key = tryKeys.factor(account.accountId);
    const leave = await takeKeyTry(ctx, key);
    if (leave.kind === 'paused')
      return fault(deps, ctx, { code: 'FACTOR_PAUSED', field: 'code', action: 'locked', until: leave.until });
    const given = await give({ ctx, input: { account, code } });
    if (!given) {
      await noteFailure({ ctx, input: { accountId: account.accountId } });
      const words = isAppCode(code) ? 'FACTOR_WRONG' : 'RECOVERY_CODE_WRONG';
      return fault(deps, ctx, { code: 'FACTOR_WRONG', words, field: 'code', status: 2 });
    }
    await forgetTries(ctx, key);
    const confirmed = given.opened.session.account?.confirmed;
    return welcome(given.opened, { loginRedirectUrl: confirmed ? next : withRedir(RESEND_PATH, next) });
  };
}
