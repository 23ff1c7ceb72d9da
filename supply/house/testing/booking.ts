import type { FlightProduct } from '#contract/booking';
import {
  defaultSettings,
  type CommitAsk,
  type Slot,
  type Supplier,
  type SupplierManifest,
  type Wanted,
} from '#domain/booking';
import { flightBooking } from '#domain/search/verticals';
import type { Database } from '#platform/core';
import { fixedClock, testCtx } from '#platform/testing';
import { sampleOffer, sampleTraveller, type SampleAsk } from '../../../domain/booking/testing/sample.ts';
import { createFaultSwitch, createHouseSupplier, type Goods } from '../booking/index.ts';
import type { PricedOffer } from '../search/desk.ts';
import { demoFlights, flightGoods } from '../search/goods.ts';

/** One desk over a test database, with a clock that stands still until moved and faults to be set. */
export function openDesk(database: Database, manifest: SupplierManifest, goods: Goods) {
  const clock = fixedClock();
  const faults = createFaultSwitch();
  const { ids, random } = testCtx({ db: database, clock, locale: 'en-IE' });
  const supplier: Supplier = createHouseSupplier({ database, clock, ids, random, manifest, goods, faults });
  return { supplier, clock, faults };
}

/** A desk that sells sample flights: `limits` says how many seats of each there are at all. */
export function openFlightDesk(database: Database) {
  const limits = new Map<string, number>();
  const sold = new Map<string, SampleAsk>();
  const goods = flightGoods({
    price: async ({ offerKey }): Promise<PricedOffer | undefined> => {
      const ask = sold.get(offerKey);
      return ask && pricedFlights(ask, limits.get(offerKey) ?? 9);
    },
  });
  return {
    ...openDesk(database, demoFlights, goods),
    goods,
    sell(ask: SampleAsk, limit = 9) {
      sold.set(ask.flight, ask);
      limits.set(ask.flight, limit);
      return sampleFlights(ask);
    },
  };
}

function pricedFlights(ask: SampleAsk, limit: number): PricedOffer {
  const { offer, fare, query } = sampleOffer(ask);
  const { id: _id, rank: _rank, ...rest } = offer;
  const { id: _fareId, ...fareRest } = fare;
  const seats = query.passengers.adults + query.passengers.children.length;
  return {
    offer: rest,
    fare: { ...fareRest, key: 'light' },
    seats: [{ product: `XSPC${ask.flight}`, day: '2027-03-03', kind: 'economy', quantity: seats, limit }],
  };
}

/** As a buyer sees and asks for them. */
export function sampleFlights(ask: SampleAsk) {
  const { offer, fare, query } = sampleOffer(ask);
  const detail = { vertical: 'flights' as const, offer, fares: [fare], query, places: [] };
  const shown = flightBooking.show(detail, offer.id, { vertical: 'flights', fareId: fare.id, bags: [], seats: [] });
  if (!shown) throw new TypeError('The sample is not sold');
  const product: FlightProduct = { ...shown.product, supplierName: demoFlights.name };
  const slots: readonly Slot[] = flightBooking.slots(product, defaultSettings.adultAge);
  const wanted: Wanted = { ref: shown.ref, product };
  return { wanted, product, slots, expected: { amountMinor: shown.baseMinor, currency: query.currency } };
}

/** `wanted` where nothing is held. */
export function sampleCommit(
  key: string,
  reservationRef: string | null,
  total: CommitAsk['total'],
  wanted: Wanted = sampleFlights({ flight: '1' }).wanted,
): CommitAsk {
  return {
    key,
    reservationRef,
    wanted,
    party: { slots: [], travellers: [sampleTraveller()], contact: { email: 'a@b.ie', phone: null } },
    extras: { bags: [], seats: [] },
    total,
  };
}
