import { Conflict, theSite, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccountByEmail, primaryEmail } from '../account-store.ts';
import { endSessions } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetBrowsers } from '../known-browsers.ts';
import { hasPasskey, removePasskeys } from '../passkeys/store.ts';
import { oweWarning } from '../proofs.ts';
import { findTwoFactor, removeTwoFactor } from './store.ts';

/**
 * For an owner who lost phone and recovery codes: takes off app, codes and passkeys, signs every device out and tells the owner.
 * Only whoever runs the installation can, who has to know by other means that it is the owner who asks. Throws `Conflict` where there
 * is no such account or nothing to take off.
 */
export function takeOffSecondStep(deps: Pick<IdentityDeps, 'enqueue'>) {
  return writeVerb({
    name: 'takeOffSecondStep',
    allow: theSite,
    input: z.object({ email: z.string() }),
    async run({ ctx, input: { email } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      if (!found?.email.confirmed_at) throw new Conflict('NO_ACCOUNT', `${email} has no account`);
      const { id: accountId } = found.account;
      if (!(await findTwoFactor(ctx.tx, accountId)) && !(await hasPasskey(ctx.tx, accountId)))
        throw new Conflict('TWO_FACTOR_OFF', `${email} has no second step`);
      await removeTwoFactor(ctx, accountId);
      await removePasskeys(ctx, accountId);
      await forgetBrowsers(ctx, accountId);
      const signedOut = await endSessions(ctx, 'second step taken off', { account_id: accountId });
      await oweWarning(deps, ctx, { purpose: 'twoStepOff', to: await primaryEmail(ctx.tx, accountId), accountId });
      return { accountId, signedOut };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
}
