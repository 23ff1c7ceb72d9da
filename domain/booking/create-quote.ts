import { booking as calls, type Quote } from '#contract/booking';
import {
  accountIdOf,
  anybody,
  Conflict,
  contractsOf,
  type Ctx,
  Gone,
  NotFound,
  onOwnRows,
  InvalidInput,
  ownerOf,
  rowsOfOwner,
  verb,
  type Verb,
} from '#domain/kernel';
import { type Holding, isRefused, OfferNotAllowed } from '#domain/search';
import type { z } from '#zod';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import { Unavailable } from './errors.ts';
import type { Supplier, SupplierQuote, Wanted } from './ports.ts';
import { priceOf, reprice, takeSnapshot, wantedOf } from './snapshot.ts';
import { judgeItem } from './judge-items.ts';
import { asSeen, type Held, heldInstead, holdingsOf, unpaidItems } from './held-instead.ts';
import { openQuote } from './owners.ts';
import { tables } from './store.ts';
import type { QuoteRow } from './tables.ts';
import { joinPrices } from './join-prices.ts';
import type { StoredItem } from './stored-quote.ts';
import { viewQuote } from './view-quote.ts';

interface Asked {
  readonly item: StoredItem;
  readonly expiresAt: Date;
}

type QuoteInput = z.output<typeof calls.createQuote.input>;

/**
 * Checks a choice with its supplier and fixes what it costs with the chosen extras. Anybody may; nothing is held. Throws
 * `OfferNotAllowed` for what whoever asks may not buy now, whatever a list said before.
 */
export function createQuote(deps: BookingDeps): Verb<typeof calls.createQuote.input, Quote> {
  return verb({
    name: 'createQuote',
    allow: onOwnRows(anybody),
    input: calls.createQuote.input,
    async run({ ctx, input }) {
      const { joined, at } = await joinedOf(ctx, input);
      if (joined.length >= deps.settings.mostItems) throw quoteFull(deps.settings.mostItems);
      const chosen = await findChosen(deps, ctx, input);
      const wants = joined.map(({ snapshot }) => wantedOf(snapshot)).toSpliced(at, 0, chosen.wanted);
      const held = await heldInstead(ctx, input.instead, wants, input.joins === undefined ? input.replaces : undefined);
      const others = held.toSpliced(at, 1);
      const [added, ...earlier] = await Promise.all([
        askFirst(deps, chosen, input, held[at]),
        ...joined.map((item, index) => askAgain(deps, item, index, others[index])),
      ]);
      const asked = earlier.toSpliced(at, 0, added);
      await refuseJudged(deps, ctx, asked, at);
      return storeQuote(deps, ctx, asked);
    },
  });
}

/** The same without one of its items; what is left is priced anew. */
export function removeQuoteItem(deps: BookingDeps): Verb<typeof calls.removeQuoteItem.input, Quote> {
  return verb({
    name: 'removeQuoteItem',
    allow: onOwnRows(anybody),
    input: calls.removeQuoteItem.input,
    async run({ ctx, input }) {
      const items = await openItems(ctx, input.id);
      if (!items[input.item]) throw new NotFound('item');
      const left = items.filter((_, index) => index !== input.item);
      if (left.length === 0) throw new Conflict('LAST_ITEM', 'Nothing else is in this quote');
      return storeQuote(deps, ctx, await Promise.all(left.map((item, index) => askAgain(deps, item, index))));
    },
  });
}

/** A quote again. The id of a personal one is a secret that only its maker was told, and it names nobody. */
export function readQuote(deps: BookingDeps): Verb<typeof calls.getQuote.input, Quote> {
  return verb({
    name: 'readQuote',
    allow: onOwnRows(anybody),
    input: calls.getQuote.input,
    async run({ ctx, input }) {
      const row = await openQuote(ctx, input.id);
      if (!row) throw new NotFound('quote');
      return viewQuote(deps, row, ctx);
    },
  });
}

export function quoteFull(most: number): Conflict {
  return new Conflict('QUOTE_FULL', `An order holds ${most} items at most`, { most });
}

/** The supplier's price now. Throws `Gone` when it is not sold, `Unavailable` when there is no answer in time. */
export async function askQuote(
  supplier: Supplier,
  wanted: Wanted,
  detail: Readonly<Record<string, unknown>> = {},
  holding?: string,
): Promise<SupplierQuote> {
  const settled = await settle(supplier.manifest.callTimeoutMs, () => supplier.quote(wanted, holding));
  if ('failed' in settled) throw new Unavailable('SUPPLIER_UNAVAILABLE', settled.failed);
  const { vertical } = wanted.product;
  if (!settled.answer) throw new Gone('FARE_GONE', 'This is not sold any more', { vertical, ...detail });
  return settled.answer;
}

/** What was chosen, as it was shown, and who sells it. */
async function findChosen(deps: BookingDeps, ctx: Ctx, { offerId, choice, joins, replaces, instead }: QuoteInput) {
  // What stays of it is not for sale.
  const goes = joins === undefined || joins === instead ? replaces : undefined;
  const find = async (held?: readonly Holding[]) => {
    const found = await deps.findOffer(offerId, ctx, held);
    if (found && found.vertical !== choice.vertical) throw ofAnother(found.vertical);
    const vertical = found && deps.verticals.find((each) => each.vertical === found.vertical);
    return found && vertical?.show(found, offerId, choice);
  };
  // The search may be older than what they hold, and then counts that as sold.
  const findWithHeld = async (quoteId: string) => {
    const held = await holdingsOf(ctx, quoteId, choice.vertical, goes);
    return held.length === 0 ? undefined : find(held.map(({ supplier, hold }) => ({ supplier, hold })));
  };
  const shown = (await find()) ?? (instead === undefined ? undefined : await findWithHeld(instead));
  if (!shown) throw new Gone('OFFER_GONE', 'This is not sold any more for this party', { vertical: choice.vertical });
  const supplier = supplierOf(deps, shown.product.supplier);
  const contracts = contractsOf(ctx.actor);
  const member = accountIdOf(ctx.actor) !== null;
  const { placeOfSale } = ctx;
  const under = {
    ...(contracts.length > 0 && { contracts }),
    ...(member && { member }),
    ...(placeOfSale && { placeOfSale }),
  } as const;
  const product = { ...shown.product, supplierName: supplier.manifest.name };
  return { shown, supplier, under, wanted: { ref: shown.ref, product, ...under } as Wanted };
}

function ofAnother(vertical: string): InvalidInput {
  const description = `A choice for ${vertical} is needed`;
  return new InvalidInput([{ code: 'VALIDATION_ERROR', description, field: 'choice.vertical', detail: { vertical } }]);
}

/** Each thing at what it comes to now; the one at `chosen` is added, the others are those that it joins. */
async function refuseJudged(deps: BookingDeps, ctx: Ctx, asked: readonly Asked[], chosen: number): Promise<void> {
  for (const [item, { item: stored }] of asked.entries()) {
    const { vertical } = stored.snapshot.product;
    const { verdict } = await judgeItem(deps, ctx, stored);
    if (!isRefused(verdict)) continue;
    const { reasons } = verdict;
    throw item === chosen
      ? new OfferNotAllowed('choice', { vertical, reasons })
      : new OfferNotAllowed('joins', { vertical, reasons, item });
  }
}

async function askFirst(
  deps: BookingDeps,
  { shown, supplier, under, wanted }: Awaited<ReturnType<typeof findChosen>>,
  { search, choice }: QuoteInput,
  held: Held | undefined,
): Promise<Asked> {
  const quote = await askQuote(supplier, wanted, {}, held?.hold);
  const snapshot = asSeen({ ...takeSnapshot(deps, shown, supplier, quote, search), ...under }, held);
  const { chosen } = priceOf(deps, snapshot, choice, 'choice');
  return { item: { snapshot, extras: chosen }, expiresAt: quote.expiresAt };
}

async function askAgain(
  deps: BookingDeps,
  { snapshot, extras }: StoredItem,
  index: number,
  held?: Held,
): Promise<Asked> {
  const supplier = supplierOf(deps, snapshot.product.supplier);
  const quote = await askQuote(supplier, wantedOf(snapshot), { item: index }, held?.hold);
  const { voidWindow, expiresAt } = quote;
  return { item: { snapshot: { ...reprice(snapshot, quote), voidWindow }, extras }, expiresAt };
}

/** What a choice is priced together with, and its place among that. */
async function joinedOf(ctx: Ctx, { joins, at, replaces, instead }: QuoteInput) {
  // Asked for alone, it may take the place of a thing whose others stay as they are held.
  if (joins === undefined && instead !== undefined) return { joined: [], at: 0 };
  const items = joins === undefined ? [] : await openItems(ctx, joins, instead);
  if (replaces === undefined) return { joined: items, at: Math.min(at ?? items.length, items.length) };
  if (!items[replaces]) throw new NotFound('item');
  return { joined: items.toSpliced(replaces, 1), at: replaces };
}

/** Items of a quote that nobody ordered, or whose place is taken before it is paid for; lapsed prices do not matter where they are asked for again. */
async function openItems(ctx: Ctx, id: string, instead?: string): Promise<readonly StoredItem[]> {
  const row = await openQuote(ctx, id);
  if (row?.order_id === null) return row.snapshot.items;
  const unpaid = row && id === instead ? await unpaidItems(ctx, row) : undefined;
  if (!unpaid) throw new NotFound('quote');
  return unpaid;
}

async function storeQuote(deps: BookingDeps, ctx: Ctx, asked: readonly Asked[]): Promise<Quote> {
  const items = asked.map(({ item }) => item);
  const price = joinPrices(items.map(({ snapshot, extras }) => priceOf(deps, snapshot, extras).price));
  const now = ctx.clock.now();
  const latest = now.getTime() + deps.settings.quoteMinutes * 60_000;
  const row: QuoteRow = {
    id: ctx.ids.uuid(),
    created_at: now,
    expires_at: new Date(Math.min(latest, ...asked.map(({ expiresAt }) => expiresAt.getTime()))),
    total_minor: price.total.amountMinor,
    currency: price.total.currency,
    snapshot: { items },
    order_id: null,
    replaced_by: null,
    ...ownerOf(ctx),
  };
  const values = { ...row, snapshot: JSON.stringify(row.snapshot) };
  await ctx.db.transact((tx) => tables(tx).insertInto('booking_quote').values(values).execute(), rowsOfOwner(row));
  return viewQuote(deps, row, ctx);
}
