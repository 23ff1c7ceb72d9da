import { listDueClosings, lockDueClosing, provenEmails } from '#domain/identity';
import { type Ctx, DomainError, theSite, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { erase } from './erase.ts';
import type { PersonalModule, Subject } from './module.ts';

/** Who is told that it is done. It is in no table any more. */
export interface Erased {
  readonly email: string | null;
  readonly brand: string;
  readonly locale: string;
}

export async function subjectOf(db: Ctx['db']['query'], accountId: string): Promise<Subject> {
  const emails = await provenEmails(db, accountId);
  return { accountId, emails: emails.map(({ email_key }) => email_key) };
}

/** Erases one account whose wait is over, in all modules at once. Null when its owner took it back. */
export function eraseAccount(modules: readonly PersonalModule[]) {
  return writeVerb({
    name: 'eraseAccount',
    allow: theSite,
    input: z.object({ accountId: z.uuid() }),
    rows: ({ accountId }) => ({ accountId }),
    async run({ ctx, input: { accountId } }): Promise<Erased | null> {
      const account = await lockDueClosing(ctx, accountId);
      if (!account) return null;
      const emails = await provenEmails(ctx.tx, accountId);
      await erase(ctx, { accountId, emails: emails.map(({ email_key }) => email_key) }, modules);
      return { email: emails[0]?.email ?? null, brand: account.brand, locale: account.locale };
    },
    audit: ({ accountId }, erased) => ({ account: accountId, erased: erased !== null }),
  });
}

/** Erases every account whose wait is over; one with a booking under way waits for the next time. */
export function eraseDueJob(
  modules: readonly PersonalModule[],
  tell: (erased: Erased, accountId: string) => Promise<void>,
): (ctx: Ctx) => Promise<void> {
  const eraseOne = eraseAccount(modules);
  return async (ctx) => {
    for (const accountId of await listDueClosings(ctx)) {
      try {
        const erased = await eraseOne({ ctx, input: { accountId } });
        if (erased) await tell(erased, accountId);
      } catch (error) {
        if (!(error instanceof DomainError) || error.status !== 409) throw error;
        ctx.log.info('an account waits to be erased', { account: accountId, code: error.code });
      }
    }
  };
}
