import { Conflict, InvalidInput, theSite, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount } from './account-store.ts';
import type { Signer } from './deps.ts';
import { emailKey, readEmail } from './email.ts';
import { linkOf, oweLink } from './proofs.ts';
import { tables } from './tables.ts';

/**
 * Makes an account for somebody who helps travellers, with a link that signs in once. Only whoever runs the installation can: no
 * page and no call leads here, and no mail is sent. Throws `Conflict` where the address has an account.
 */
export function makeOperator(signer: Signer) {
  return writeVerb({
    name: 'makeOperator',
    allow: theSite,
    input: z.object({ email: z.string() }),
    async run({ ctx, input }) {
      const email = readEmail(input.email);
      if (email === null) {
        throw new InvalidInput([
          { code: 'VALIDATION_ERROR', description: `${input.email} is no e-mail address`, field: 'email' },
        ]);
      }
      const owner = await tables(ctx.tx)
        .selectFrom('account_email as e')
        .innerJoin('account as a', 'a.id', 'e.account_id')
        .select('a.role')
        .where('e.email_key', '=', emailKey(email))
        .where('e.confirmed_at', 'is not', null)
        .executeTakeFirst();
      if (owner?.role === 'helpdesk') throw new Conflict('ALREADY_OPERATOR', `${email} is an operator already`);
      if (owner) throw new Conflict('ADDRESS_TAKEN', `${email} has an account as a traveller; name another address`);
      const accountId = await createAccount(ctx, { email, confirmed: true, role: 'helpdesk' });
      await oweLink({ enqueue: async () => undefined }, ctx, { purpose: 'signIn', email, accountId });
      const proof = await tables(ctx.tx)
        .selectFrom('mail_proof')
        .select(['id', 'purpose', 'email_key', 'expires_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return { accountId, link: linkOf(signer, proof), until: proof.expires_at };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
}
