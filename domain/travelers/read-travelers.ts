import type { OutputOf } from '#contract/core';
import { newTraveler, travelers as calls, type SavedTraveler } from '#contract/travelers';
import { accountOf, type Ctx, NotFound, rowsOf, signedIn, verb, type Verb } from '#domain/kernel';
import type { TravelerSettings } from './settings.ts';
import { findRow, listRows } from './store.ts';
import { viewTraveler } from './view.ts';

/** Everybody the account saved, the preferred one first, then by name as the reader's language orders names. */
export function listTravelers({
  genders,
}: TravelerSettings): Verb<typeof calls.list.input, OutputOf<typeof calls.list>> {
  return verb({
    name: 'listTravelers',
    allow: signedIn,
    input: calls.list.input,
    run: async ({ ctx }) => ({ travelers: await listOf(ctx, accountOf(ctx.actor)), genders: [...genders] }),
  });
}

export const readTraveler: Verb<typeof calls.get.input, SavedTraveler> = verb({
  name: 'readTraveler',
  allow: signedIn,
  input: calls.get.input,
  async run({ ctx, input: { travelerId } }) {
    const accountId = accountOf(ctx.actor);
    const row = await ctx.db.transact((tx) => findRow(tx, accountId, travelerId), rowsOf(ctx.actor));
    if (!row) throw new NotFound('traveller');
    return viewTraveler(ctx, accountId, row);
  },
});

/** [3-02b] Where nobody is preferred it is a new one: empty, and preferred as soon as it is saved. */
export const preferredTraveler: Verb<typeof calls.preferred.input, SavedTraveler> = verb({
  name: 'preferredTraveler',
  allow: signedIn,
  input: calls.preferred.input,
  async run({ ctx }) {
    const accountId = accountOf(ctx.actor);
    const row = (await allOf(ctx, accountId)).find(({ preferred }) => preferred);
    return row ? viewTraveler(ctx, accountId, row) : newTraveler();
  },
});

/** Everybody of one account, in the order in which people see them. */
export async function listOf(ctx: Ctx, accountId: string): Promise<SavedTraveler[]> {
  const rows = await allOf(ctx, accountId);
  const order = new Intl.Collator(ctx.locale);
  const name = ({ lastName, firstName }: SavedTraveler) => `${lastName} ${firstName}`;
  return rows
    .map((row) => viewTraveler(ctx, accountId, row))
    .sort((a, b) => Number(b.preferred) - Number(a.preferred) || order.compare(name(a), name(b)));
}

function allOf({ db, actor }: Ctx, accountId: string) {
  return db.transact((tx) => listRows(tx, accountId), rowsOf(actor));
}
