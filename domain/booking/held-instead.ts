import { isDeepStrictEqual } from 'node:util';
import { type Ctx, owns, rowsOf } from '#domain/kernel';
import { openQuote } from './owners.ts';
import type { Wanted } from './ports.ts';
import { type Snapshot, wantedOf } from './snapshot.ts';
import { type Part, readOrderParts, type Whole } from './store.ts';
import type { StoredItem } from './stored-quote.ts';
import type { QuoteRow } from './tables.ts';

export interface Held {
  /** The reservation at the supplier. */
  readonly hold: string;
  /** Of the very choice that is held, as it was sold. */
  readonly before: Snapshot | undefined;
}

interface HeldItem {
  readonly hold: string;
  readonly supplier: string;
  readonly snapshot: Snapshot;
  /** In its order, and in the quote that this was made from. */
  readonly place: number;
}

/**
 * What their unpaid order of a quote holds, given to what takes its place: for each of `wants`, in the order of the new quote, what keeps
 * that very choice, else what keeps the thing of its kind that it replaces. It goes back once another choice takes its place: without it
 * the last seats of a price class would be missing to whoever holds them. Nothing is given twice, and what stays keeps its own. Where
 * `only` names the place of what goes, all else stays held and is given to nothing.
 */
export async function heldInstead(
  ctx: Ctx,
  quoteId: string | undefined,
  wants: readonly Wanted[],
  only?: number,
): Promise<readonly (Held | undefined)[]> {
  const left = new Set(quoteId === undefined ? [] : await heldIn(ctx, quoteId, only));
  const given = new Map<number, Held>();
  for (const [place, wanted] of wants.entries()) {
    const exact = [...left].find((held) => isOfKind(held, wanted) && isSame(held, wanted));
    if (exact && left.delete(exact)) given.set(place, { hold: exact.hold, before: exact.snapshot });
  }
  for (const [place, wanted] of wants.entries()) {
    const alike = given.has(place) ? [] : [...left].filter((held) => isOfKind(held, wanted));
    const replaced = alike.find((held) => held.place === place) ?? alike[0];
    if (replaced && left.delete(replaced)) given.set(place, { hold: replaced.hold, before: undefined });
  }
  return wants.map((_, place) => given.get(place));
}

function isOfKind({ supplier, snapshot }: HeldItem, { product }: Wanted): boolean {
  return supplier === product.supplier && snapshot.product.vertical === product.vertical;
}

/** The database keeps a reference in another order of its keys. */
function isSame({ snapshot }: HeldItem, { ref }: Wanted): boolean {
  return isDeepStrictEqual(wantedOf(snapshot).ref, JSON.parse(JSON.stringify(ref)));
}

/** What the unpaid order of a quote, theirs, keeps of a vertical; of one of its things where `only` names its place. */
export async function holdingsOf(
  ctx: Ctx,
  quoteId: string,
  vertical: string,
  only?: number,
): Promise<readonly HeldItem[]> {
  return (await heldIn(ctx, quoteId, only)).filter(({ snapshot }) => snapshot.product.vertical === vertical);
}

async function heldIn(ctx: Ctx, quoteId: string, only?: number): Promise<readonly HeldItem[]> {
  const whole = await ownOrderOf(ctx, await openQuote(ctx, quoteId));
  if (!whole) return [];
  const parts = only === undefined ? whole.parts : whole.parts.slice(only, only + 1);
  return parts.flatMap(({ item, snapshot }) =>
    item.state === 'held' && !item.released && item.hold_ref !== null
      ? [{ hold: item.hold_ref, supplier: item.supplier, snapshot, place: item.position }]
      : [],
  );
}

/** The order that was made of a quote, where it is theirs. */
async function ownOrderOf(ctx: Ctx, quote: Pick<QuoteRow, 'order_id'> | undefined): Promise<Whole | undefined> {
  const orderId = quote?.order_id;
  const whole = orderId ? await ctx.db.transact((tx) => readOrderParts(tx, orderId), rowsOf(ctx.actor)) : undefined;
  return whole && owns(ctx.actor, whole.order) ? whole : undefined;
}

/** Nothing of it was charged or booked, and its buyer gave up none of it. */
const UNPAID: readonly Part['item']['state'][] = ['draft', 'reserving', 'held'];

/** The things of their unpaid order of a quote with what goes with them, for a quote that takes its place; undefined where there is none. */
export async function unpaidItems(ctx: Ctx, quote: Pick<QuoteRow, 'order_id'>): Promise<StoredItem[] | undefined> {
  const whole = await ownOrderOf(ctx, quote);
  if (!whole?.parts.every(({ item }) => UNPAID.includes(item.state))) return undefined;
  // Whether it is more than one may hold is judged anew with the order that is made of it.
  return whole.parts.map(({ item: { extras }, snapshot: { overLimit: _limit, ...snapshot } }) => ({
    snapshot,
    extras,
  }));
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
