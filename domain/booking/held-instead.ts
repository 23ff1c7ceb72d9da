import { type Ctx, owns, rowsOf } from '#domain/kernel';
import { openQuote } from './owners.ts';
import type { Wanted } from './ports.ts';
import { wantedOf } from './snapshot.ts';
import { readOrderParts } from './store.ts';

/** The reservation that keeps something, or else one of the same kind, at its supplier; undefined for none. */
export type HoldOf = (wanted: Wanted) => string | undefined;

/**
 * What their unpaid order of a quote holds. It goes back once another choice takes its place: without it the last seats of a price class
 * would be missing to whoever holds them.
 */
export async function heldInstead(ctx: Ctx, quoteId: string | undefined): Promise<HoldOf> {
  const orderId = quoteId === undefined ? null : (await openQuote(ctx, quoteId))?.order_id;
  const whole = orderId ? await ctx.db.transact((tx) => readOrderParts(tx, orderId), rowsOf(ctx.actor)) : undefined;
  if (!whole || !owns(ctx.actor, whole.order)) return () => undefined;
  const held = whole.parts.flatMap(({ item, snapshot }) =>
    item.state === 'held' && !item.released && item.hold_ref !== null
      ? [{ hold: item.hold_ref, supplier: item.supplier, snapshot }]
      : [],
  );
  return ({ ref, product }) => {
    const same = held.filter(
      ({ supplier, snapshot }) => supplier === product.supplier && snapshot.product.vertical === product.vertical,
    );
    const exact = same.find(({ snapshot }) => JSON.stringify(wantedOf(snapshot).ref) === JSON.stringify(ref));
    return (exact ?? same[0])?.hold;
  };
}
