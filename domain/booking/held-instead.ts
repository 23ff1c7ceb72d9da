import { type Ctx, owns, rowsOf } from '#domain/kernel';
import { openQuote } from './owners.ts';
import type { Wanted } from './ports.ts';
import { type Snapshot, wantedOf } from './snapshot.ts';
import { readOrderParts } from './store.ts';

interface Held {
  /** The reservation at the supplier. */
  readonly hold: string;
  /** Of the very choice that is held, as it was sold. */
  readonly before: Snapshot | undefined;
}

interface HeldItem {
  readonly hold: string;
  readonly supplier: string;
  readonly snapshot: Snapshot;
}

/** What keeps something, or else another thing of its kind, at its supplier; undefined for none. */
export type HeldOf = (wanted: Wanted) => Held | undefined;

/**
 * What their unpaid order of a quote holds. It goes back once another choice takes its place: without it the last seats of a price class
 * would be missing to whoever holds them.
 */
export async function heldInstead(ctx: Ctx, quoteId: string | undefined): Promise<HeldOf> {
  const held = quoteId === undefined ? [] : await heldIn(ctx, quoteId);
  return ({ ref, product }) => {
    const same = held.filter(
      ({ supplier, snapshot }) => supplier === product.supplier && snapshot.product.vertical === product.vertical,
    );
    const exact = same.find(({ snapshot }) => JSON.stringify(wantedOf(snapshot).ref) === JSON.stringify(ref));
    const [first] = exact ? [exact] : same;
    return first && { hold: first.hold, before: exact?.snapshot };
  };
}

/** What the unpaid order of a quote, theirs, keeps of a vertical. */
export async function holdingsOf(ctx: Ctx, quoteId: string, vertical: string): Promise<readonly HeldItem[]> {
  return (await heldIn(ctx, quoteId)).filter(({ snapshot }) => snapshot.product.vertical === vertical);
}

async function heldIn(ctx: Ctx, quoteId: string): Promise<readonly HeldItem[]> {
  const orderId = (await openQuote(ctx, quoteId))?.order_id;
  const whole = orderId ? await ctx.db.transact((tx) => readOrderParts(tx, orderId), rowsOf(ctx.actor)) : undefined;
  if (!whole || !owns(ctx.actor, whole.order)) return [];
  return whole.parts.flatMap(({ item, snapshot }) =>
    item.state === 'held' && !item.released && item.hold_ref !== null
      ? [{ hold: item.hold_ref, supplier: item.supplier, snapshot }]
      : [],
  );
}

/**
 * What was first seen of the same choice stays that. Of another one the list counted what they hold as sold, so that a lower price is no
 * news.
 */
export function asSeen(snapshot: Snapshot, held: Held | undefined): Snapshot {
  if (!held) return snapshot;
  if (held.before) {
    const { shownBaseMinor, shownMinor, shownListed } = held.before;
    return { ...snapshot, shownBaseMinor, shownMinor, shownListed };
  }
  const over = Math.max(0, snapshot.shownBaseMinor - snapshot.base.total.amountMinor);
  const { shownBaseMinor, shownMinor } = snapshot;
  return { ...snapshot, shownBaseMinor: shownBaseMinor - over, shownMinor: shownMinor - over };
}
