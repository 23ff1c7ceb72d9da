import { stayBooking } from '#domain/search/verticals';
import { eachThing, pickThing, type SampleShop, unitsOf } from '../../testing/sample-shop.ts';
import { demoStays } from '../booking/goods.ts';
import { openStayShop, stayQuery, twinHouses } from './shop.ts';

/** `s1.{supplier}.{house}-{arrival}-{nights}-{rooms}` */
const OFFER = /^s1\.([\w-]+)\.(H\d+)-(\d+)-(\d+)-(\d+)$/;
const PLANS = ['flex', 'saver', 'there'] as const;
const [EARLIEST, ARRIVALS, MOST_NIGHTS, MOST_ROOMS] = [10, 3, 3, 3] as const;

const world = twinHouses(eachThing('H'), 1);
const shop = openStayShop({
  ...world,
  properties: [...world.properties].map((property) => ({
    ...property,
    rooms: [...property.rooms].map((room) => ({ ...room, units: unitsOf(property.key) })),
  })),
});

/** One to three rooms of a house for one to three nights that overlap with those of others; of many nothing is charged now. */
export const staySamples: SampleShop = {
  booking: stayBooking,
  manifest: demoStays,
  goods: shop.goods,
  pick(random, supplier) {
    const below = (limit: number): number => Math.floor(random.next() * limit);
    const house = pickThing(random);
    const [arrival, nights, rooms] = [EARLIEST + below(ARRIVALS), 1 + below(MOST_NIGHTS), 1 + below(MOST_ROOMS)];
    const isPaidThere = random.next() < 0.4;
    const plans = Array.from({ length: rooms }, () => PLANS[below(PLANS.length)] ?? 'flex');
    return {
      offerId: `s1.${supplier}.H${house}-${arrival}-${nights}-${rooms}`,
      choice: {
        vertical: 'stays',
        rooms: plans.map((plan) => ({ room: 'twin', plan: isPaidThere ? 'there' : plan })),
      },
    };
  },
  find(offerId) {
    const [, supplier = '', house, arrival, nights, rooms] = OFFER.exec(offerId) ?? [];
    if (house === undefined) return undefined;
    const needs = Array.from({ length: Number(rooms) }, () => ({ adults: 2, children: [] }));
    const found = shop.detail(stayQuery(Number(arrival), Number(nights), needs), house);
    return found && { ...found, offer: { ...found.offer, id: offerId, supplier } };
  },
};
