import { z } from '#zod';
import { type Actor, verb } from '#domain/kernel';
import { listOfAccount, type OwnEntry } from './store.ts';

const pageSize = 50;
const input = z.object({ before: z.uuid().nullable().default(null) });

export interface OwnAudit {
  readonly entries: readonly OwnEntry[];
  /** The key to ask for the next page with; null at the end. */
  readonly next: string | null;
}

function accountOf(actor: Actor): string | null {
  return 'accountId' in actor ? actor.accountId : null;
}

/** What an account did and what was done to it, newest first. Who else acted is said by kind only. */
export const readOwnAudit = verb<typeof input, OwnAudit>({
  name: 'audit.readOwn',
  may: (actor) => accountOf(actor) !== null,
  input,
  async run({ ctx, input: { before } }) {
    const account = accountOf(ctx.actor) ?? '';
    const entries = await listOfAccount(ctx.db.query, account, before, pageSize);
    return { entries, next: entries.length < pageSize ? null : (entries.at(-1)?.id ?? null) };
  },
});
