import type { OutputOf } from '#contract/core';
import { newTraveler, travelers as calls, type SavedTraveler } from '#contract/travelers';
import { type Ctx, NotFound, rowsOf, signedIn, verb, type Verb } from '#domain/kernel';
import type { TravelerSettings } from './settings.ts';
import { findRow, type ListScope, listRows, scopeOf } from './store.ts';
import { viewTraveler } from './view.ts';

/** Everybody whom the account saved, for itself or for the company that it acts for: the preferred one first, then by name as the reader's language orders names. */
export function listTravelers({
  genders,
}: TravelerSettings): Verb<typeof calls.list.input, OutputOf<typeof calls.list>> {
  return verb({
    name: 'listTravelers',
    allow: signedIn,
    input: calls.list.input,
    run: async ({ ctx }) => ({ travelers: await listOf(ctx, scopeOf(ctx.actor)), genders: [...genders] }),
  });
}

export const readTraveler: Verb<typeof calls.get.input, SavedTraveler> = verb({
  name: 'readTraveler',
  allow: signedIn,
  input: calls.get.input,
  async run({ ctx, input: { travelerId } }) {
    const scope = scopeOf(ctx.actor);
    const row = await ctx.db.transact((tx) => findRow(tx, scope, travelerId), rowsOf(ctx.actor));
    if (!row) throw new NotFound('traveller');
    return viewTraveler(ctx, row);
  },
});

/** [3-02b] Where nobody is preferred it is a new one: empty, and preferred as soon as it is saved. */
export const preferredTraveler: Verb<typeof calls.preferred.input, SavedTraveler> = verb({
  name: 'preferredTraveler',
  allow: signedIn,
  input: calls.preferred.input,
  async run({ ctx }) {
    const row = (await allOf(ctx, scopeOf(ctx.actor))).find(({ preferred }) => preferred);
    return row ? viewTraveler(ctx, row) : newTraveler();
  },
});

/** Everybody of one list, in the order in which people see them. */
export async function listOf(ctx: Ctx, scope: ListScope): Promise<SavedTraveler[]> {
  const rows = await allOf(ctx, scope);
  const order = new Intl.Collator(ctx.locale);
  const name = ({ lastName, firstName }: SavedTraveler) => `${lastName} ${firstName}`;
  return rows
    .map((row) => viewTraveler(ctx, row))
    .sort((a, b) => Number(b.preferred) - Number(a.preferred) || order.compare(name(a), name(b)));
}

function allOf({ db, actor }: Ctx, scope: ListScope) {
  return db.transact((tx) => listRows(tx, scope), rowsOf(actor));
}
