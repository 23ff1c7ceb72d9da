import { z } from '#zod';
import { accountOf, rowsOf, signedIn, verb } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import { listOfAccount, type OwnEntry } from './store.ts';

const pageSize = 50;
const input = z.object({ before: z.uuid().nullable().default(null) });

export interface OwnAudit {
  readonly entries: readonly OwnEntry[];
  /** The key to ask for the next page with; null at the end. */
  readonly next: string | null;
}

/**
 * What an account did and what was done to it, newest first: for itself, or for the company that it acts for. Who else acted is said by
 * kind only.
 */
export const readOwnAudit = verb<typeof input, OwnAudit>({
  name: 'audit.readOwn',
  allow: signedIn,
  input,
  async run({ ctx, input: { before } }) {
    const account = accountOf(ctx.actor);
    const read = (tx: Transaction) => listOfAccount(tx, account, before, pageSize);
    const entries = await ctx.db.transact(read, rowsOf(ctx.actor));
    return { entries, next: entries.length < pageSize ? null : (entries.at(-1)?.id ?? null) };
  },
});
