import { theSite, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccountByEmail } from './account-store.ts';
import { tables } from './tables.ts';

/** The house opens an account whose address needs no proof: of the demo, or of its first operator. Answers the one there is. */
export const makeAccount = writeVerb({
  name: 'makeAccount',
  allow: theSite,
  input: z.object({
    email: z.string(),
    passwordHash: z.string().nullable(),
    firstName: z.string().default(''),
    lastName: z.string().default(''),
    role: z.enum(['traveler', 'helpdesk']).default('traveler'),
    status: z.enum(['active', 'locked']).default('active'),
  }),
  async run({ ctx, input: { status, ...account } }) {
    const known = await findAccountByEmail(ctx.tx, account.email);
    if (known?.email.confirmed_at) return { accountId: known.account.id, made: false };
    const accountId = await createAccount(ctx, { ...account, confirmed: true });
    await tables(ctx.tx)
      .updateTable('account')
      .set({ status, status_at: ctx.clock.now() })
      .where('id', '=', accountId)
      .execute();
    return { accountId, made: true };
  },
  audit: ({ role }, { accountId, made }) => ({ account: accountId, role, made }),
});
