import type { TwoFactorState } from '#contract/identity';
import type { Ctx } from '#domain/kernel';
import { twoStepWarnedAt } from '../account/warnings.ts';
import { maskEmail } from '../email.ts';
import { hasPasskey } from '../passkeys/store.ts';
import type { BrowserSession } from '../store.ts';
import { mustEnrol } from './owner.ts';
import { countRecoveryCodes, hasOneTimeCodes } from './store.ts';

const NOBODY: TwoFactorState = {
  step: 'nobody',
  email: '',
  app: false,
  passkey: false,
  recoveryCodes: 0,
  warnedAt: null,
};

/** What is still asked for in this browser, and what the account has set up. */
export async function readTwoFactor(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  session: BrowserSession | null,
): Promise<TwoFactorState> {
  const { db } = ctx;
  const account = session?.account;
  if (!account) return NOBODY;
  const { accountId, half } = account;
  const step = !half ? 'done' : (await mustEnrol({ db }, account)) ? 'enrol' : 'verify';
  return {
    step,
    email: half ? maskEmail(account.email) : account.email,
    app: await hasOneTimeCodes(db.query, accountId),
    passkey: await hasPasskey(db.query, accountId),
    // How many are left is told to who is wholly in.
    recoveryCodes: half ? 0 : await countRecoveryCodes(db.query, accountId),
    warnedAt: half ? ((await twoStepWarnedAt(ctx, accountId))?.toISOString() ?? null) : null,
  };
}
