import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import type { OrderItem } from '#contract/booking';
import { tokenise } from '#contract/payments';
import * as booking from '#domain/booking';
import * as cart from '#domain/cart';
import { createSearches, findOffer, type KeptSearch, readerOf, readSearch } from '#domain/search';
import { createSpeak } from '#platform/words';
import { createHouseSupplier } from '#supply/house/booking';
import { receiptOf } from '../../domain/notifications/paper.ts';
import type * as product from '../../contract/booking/product.ts';
import { openFixture } from '../../domain/booking/testing/open-fixture.ts';
import { sampleTraveller } from '../../domain/booking/testing/sample.ts';
import { createSearch } from '../../domain/search/create-search.ts';
import { createRegistry } from '../../domain/search/registry.ts';
import { verticalSearches } from '../../domain/search/searches.ts';
import { unguarded } from '../../domain/search/verticals/flights/testing.ts';
import { loadTaken } from '../../supply/house/stock/index.ts';
import { z } from '#zod';
import { readBrandFolders } from './brands.ts';
import { mailLooks } from './mail-looks.ts';
import { ferriesProfile, ferryGoods, ferrySource, manifest } from './testing/ferries/supply.ts';
import { VERTICAL } from './testing/ferries/shapes.ts';
import { CAR_MINOR, choiceOf, extrasOf, FARE_MINOR, ferryBooking } from './testing/ferries/vertical.ts';

// What a vertical adds of its own to the lists that name one: its shapes, and its words. Nothing else of the shared parts is touched.
vi.mock('../../contract/booking/product.ts', async (original) => {
  const lists = await original<typeof product>();
  const { withFerries } = await import('./testing/ferries/shapes.ts');
  return { ...lists, ...withFerries(lists) };
});
vi.mock('../../domain/search/verticals/describe-item.ts', async () => {
  const { describeFerry } = await import('./testing/ferries/vertical.ts');
  return { describeItem: (item: OrderItem) => describeFerry(item) };
});

const { database, fixture, close } = await openFixture();
afterAll(close);

const { clock, faults, jobCtx } = fixture;
const stored = new Map<string, KeptSearch>();
const store = {
  put: async (id: string, search: KeptSearch) => void stored.set(id, search),
  get: async (id: string) => stored.get(id),
};
const registry = createRegistry({
  profile: ferriesProfile,
  sources: [ferrySource],
  store,
  clock,
  ...unguarded,
  ttlMs: 600_000,
  shareMs: 1_000,
  capacity: 10,
});
const searches = createSearches([verticalSearches(ferriesProfile, registry)], store);
const begin = createSearch({
  registry,
  input: z.object({ day: z.string(), people: z.int() }),
  check: (query) => ({ query, places: null }),
});
const deps: booking.BookingDeps = {
  ...fixture.deps,
  findOffer: (offerId, ctx) => findOffer(searches, offerId, readerOf(ctx)),
  verticals: [ferryBooking],
  suppliers: [
    createHouseSupplier({
      database,
      clock,
      ids: jobCtx.ids,
      random: jobCtx.random,
      faults,
      manifest,
      goods: ferryGoods,
    }),
  ],
};
const carts: cart.CartDeps = {
  readQuote: (ctx, id) => booking.readQuote(deps)({ ctx, input: { id } }),
  readOrder: (ctx, id) => booking.readOrder(deps)({ ctx, input: { id } }),
  giveUp: (ctx, id) => booking.giveUpOrder(deps)({ ctx, input: { id } }),
  replace: (ctx, id, by) => booking.replaceQuote(deps)({ ctx, input: { id, by } }),
  soldUntil: (product) => booking.soldUntil(deps, product),
  mostItems: deps.settings.mostItems,
};
const day = '2027-03-03';
const taken = async () => (await loadTaken(database.query)).units.get(`Visby/${day}/sun`) ?? 0;

async function found(people: number) {
  const ctx = fixture.visitor();
  const { id } = await begin({ ctx, input: { day, people } });
  await (await searches.find(id))!.changed(0, AbortSignal.timeout(5_000));
  const { offers } = await readSearch({ searches })({ ctx, input: { id } });
  return { ctx, offerId: offers.find((offer) => offer.id.endsWith('Visby'))!.id };
}

const quote = booking.createQuote(deps);

test('a third vertical is searched, quoted, kept in the cart, held, paid for, put on a receipt and cancelled by the shared parts as they are', async () => {
  const { ctx, offerId } = await found(2);
  const quoted = await quote({
    ctx,
    input: { offerId, choice: choiceOf({ vertical: VERTICAL, deck: 'sun', cars: 1 }) },
  });
  expect(quoted.price.total.amountMinor).toBe(2 * FARE_MINOR + CAR_MINOR);
  expect(quoted.items[0]).toMatchObject({ product: { ship: 'Visby', deck: 'sun' }, extras: { cars: [{ chosen: 1 }] } });

  await cart.keepQuote(carts)({ ctx, input: { quoteId: quoted.id } });
  expect((await cart.readCart(carts)({ ctx, input: {} })).quote?.items[0]?.extras).toMatchObject({
    vertical: VERTICAL,
  });

  const travellers = quoted.travellers.map(() => sampleTraveller());
  const contact = { email: 'mira@example.com', phone: null };
  const made = { idempotencyKey: 'ferry', quoteId: quoted.id, travellers, contact };
  const { id } = await booking.createOrder(deps)({ ctx, input: made });
  const changed = await booking.updateExtras(deps)({
    ctx,
    input: { id, extras: extrasOf({ vertical: VERTICAL, cars: 2 }) },
  });
  const totalMinor = 2 * FARE_MINOR + 2 * CAR_MINOR;
  expect(changed.price.total.amountMinor).toBe(totalMinor);
  await booking.holdOrder(deps)({ ctx, input: { id, acceptTotalMinor: totalMinor } });
  expect(await taken()).toBe(2);

  const card = tokenise('4242424242424242');
  const paymentToken = card.ok ? card.token : null;
  const paying = { id, paymentToken, totalMinor, currency: 'EUR', returnPath: '/paid', idempotencyKey: 'paid' };
  const { order } = await booking.payOrder(deps)({ ctx, input: paying });
  expect(order).toMatchObject({ state: 'confirmed', payments: [{ taken: { amountMinor: totalMinor } }] });

  const look = mailLooks(readBrandFolders(null))('wayfold');
  const paper = receiptOf({ order, look, now: clock.now(), speech: createSpeak({})('en-IE') });
  expect(JSON.stringify(paper.sections)).toMatch(/Cars on board.*€80\.00/);

  const { id: terms, refund } = await booking.createCancelQuote(deps)({ ctx, input: { id } });
  expect(refund.amountMinor).toBe(totalMinor);
  const cancelled = await booking.confirmCancel(deps)({ ctx, input: { id: terms } });
  expect(cancelled).toMatchObject({ state: 'cancelled', refunds: [{ amount: { amountMinor: totalMinor } }] });
  expect(await taken()).toBe(0);
  const { rows } = await sql<{ held: number; sold: number }>`select held, sold from house_stock`.execute(
    database.query,
  );
  expect(rows).toEqual([{ held: 0, sold: 0 }]);
});

test('its stock, its extras and its choice are refused at their own names', async () => {
  const { ctx, offerId } = await found(4);
  const ask = (choice: Parameters<typeof choiceOf>[0]) => quote({ ctx, input: { offerId, choice: choiceOf(choice) } });
  await expect(ask({ vertical: VERTICAL, deck: 'sun', cars: 5 })).rejects.toMatchObject({
    problems: [{ code: 'EXTRA_NOT_SOLD', field: 'choice.cars' }],
  });
  await expect(ask({ vertical: VERTICAL, deck: 'moon' })).rejects.toMatchObject({ code: 'OFFER_GONE' });
  const fare = { vertical: 'flights', fareId: 'x' } as never;
  await expect(ask(fare)).rejects.toMatchObject({ problems: [{ field: 'choice.vertical' }] });
  const quoted = await ask({ vertical: VERTICAL, deck: 'sun' });
  const travellers = quoted.travellers.map(() => sampleTraveller());
  const contact = { email: 'mira@example.com', phone: null };
  const { id } = await booking.createOrder(deps)({
    ctx,
    input: { idempotencyKey: 'many', quoteId: quoted.id, travellers, contact },
  });
  const held = booking.holdOrder(deps)({ ctx, input: { id, acceptTotalMinor: 4 * FARE_MINOR } });
  await expect(held).rejects.toMatchObject({ code: 'SOLD_OUT' });
});
