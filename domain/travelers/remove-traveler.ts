import { travelers as calls } from '#contract/travelers';
import { NotFound, signedIn, type Verb, writeVerb } from '#domain/kernel';
import { lockList, scopeOf, setPreferred, tables } from './store.ts';

/** Forgets somebody at once; bookings that were made for them keep what they need. */
export const removeTraveler: Verb<typeof calls.remove.input, { travelerId: string }> = writeVerb({
  name: 'removeTraveler',
  allow: signedIn,
  input: calls.remove.input,
  audit: ({ travelerId }) => ({ travelerId }),
  async run({ ctx, input: { travelerId } }) {
    const { listId, preferredId } = await lockList(ctx.tx, scopeOf(ctx.actor), ctx.ids.uuid());
    const removed = await tables(ctx.tx)
      .deleteFrom('saved_traveler')
      .where('list_id', '=', listId)
      .where('id', '=', travelerId)
      .returning('id')
      .execute();
    if (removed.length === 0) throw new NotFound('traveller');
    if (preferredId === travelerId) await setPreferred(ctx.tx, listId, null);
    return { travelerId };
  },
});
