import { flightBooking } from '#domain/search/verticals';
import { sampleDetail, sampleOffer } from '../../../../domain/booking/testing/sample.ts';
import { DAY_HOLD, SHORT_HOLD } from '../../hold-window.ts';
import { pickThing, type SampleShop, unitsOf } from '../../testing/sample-shop.ts';
import type { PricedOffer } from '../desk.ts';
import { demoFlights, flightGoods } from '../goods.ts';

/** `s1.{supplier}.{flight}` */
const OFFER = /^s1\.([\w-]+)\.(F\d+)$/;

/** Seats on one flight each, all on the same day. */
export const flightSamples: SampleShop = {
  booking: flightBooking,
  manifest: demoFlights,
  goods: flightGoods({ price: async ({ offerKey }) => priced(offerKey) }),
  pick(random, supplier) {
    const offerId = `s1.${supplier}.F${pickThing(random)}`;
    return { offerId, choice: { vertical: 'flights', fareId: `${offerId}!light`, bags: [], seats: [] } };
  },
  find(offerId) {
    const [, supplier = '', flight] = OFFER.exec(offerId) ?? [];
    if (flight === undefined) return undefined;
    const sample = sampleOffer(askOf(flight));
    const fare = { ...sample.fare, id: `${offerId}!light` };
    return sampleDetail({ ...sample, fare, offer: { ...sample.offer, id: offerId, supplier } });
  },
};

/** Of every three flights one is held for a day, one for a short time, and one not at all. */
function askOf(flight: string) {
  return { flight, holdMinutes: [DAY_HOLD, SHORT_HOLD, null][Number(/\d+/.exec(flight)?.[0]) % 3] ?? null };
}

function priced(flight: string): PricedOffer {
  const { offer, fare } = sampleOffer(askOf(flight));
  const { id: _id, rank: _rank, ...rest } = offer;
  const { id: _fareId, ...fareRest } = fare;
  return {
    offer: rest,
    fare: { ...fareRest, key: 'light' },
    seats: [{ product: flight, day: '2027-03-03', kind: 'economy', quantity: 1, limit: unitsOf(flight) }],
  };
}
