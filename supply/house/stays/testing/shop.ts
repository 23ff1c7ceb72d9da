import type { StayProduct } from '#contract/booking';
import type { RoomNeed, StayDetail } from '#contract/search';
import type { Wanted } from '#domain/booking';
import { FINE } from '#domain/search';
import { stayBooking, type ResolvedStayQuery } from '#domain/search/verticals';
import { packStays, type StayWorldInput } from '#engine/stays';
import { staysProfile } from '../../../../domain/search/verticals/stays/profile.ts';
import { ASK, FIRST_DAY, RATES, testWorld } from '../../../../engine/stays/testing/world.ts';
import { demoStays, stayGoods } from '../booking/goods.ts';
import { createStayDesk } from '../search/desk.ts';
import { HOUSE_STAYS } from '../search/source.ts';

export type Picks = readonly { readonly room: string; readonly plan: string }[];

const DAY_MS = 86_400_000;

/** The desk of a world of stays without threads or database: what is shown, chosen and asked at the same moment. */
export function openStayShop(world: StayWorldInput, atMinute = ASK.saleInstant) {
  const desk = createStayDesk({ world: packStays(world), rates: RATES, supplier: HOUSE_STAYS });
  const atMs = atMinute * 60_000;
  let opened = 0;
  const detail = (query: ResolvedStayQuery, property: string): StayDetail | undefined => {
    const found = desk.offer({ id: String(opened++), query, openedAtMs: atMs }, property);
    const ref = { searchId: 's1', sourceId: 'house', key: property };
    const shown =
      found &&
      staysProfile.publishDetail(ref, found, {
        query,
        places: { place: null, ...query.within },
        told: { medianMinor: 0 },
        verdict: FINE,
      });
    return shown?.vertical === 'stays' ? shown : undefined;
  };
  return {
    desk,
    goods: stayGoods({ price: async (ask) => desk.price({ ...ask, atMs }) }),
    properties: (query: ResolvedStayQuery): string[] =>
      desk
        .view(
          { id: String(opened++), query, openedAtMs: atMs },
          { sort: 'price', filters: {}, medianMinor: 0, offset: 0, limit: 200 },
        )
        .offers.map(({ key }) => key),
    detail,
    /** As a buyer sees and asks for them; undefined when they are not sold. */
    choose(
      query: ResolvedStayQuery,
      property: string,
      picks: Picks,
    ): { wanted: Wanted; product: StayProduct; totalMinor: number } | undefined {
      const found = detail(query, property);
      const shown = found && stayBooking.show(found, found.offer.id, { vertical: 'stays', rooms: [...picks] });
      const product = shown && { ...shown.product, supplierName: demoStays.name };
      return product && { wanted: { ref: shown.ref, product }, product, totalMinor: shown.totalMinor };
    },
  };
}

export function stayQuery(
  arrival: number,
  nights: number,
  rooms: readonly RoomNeed[],
  currency = 'EUR',
): ResolvedStayQuery {
  const day = (at: number): string => new Date((FIRST_DAY + at) * DAY_MS).toISOString().slice(0, 10);
  return {
    place: { lat: -16.9, lon: 180 },
    checkIn: day(arrival),
    checkOut: day(arrival + nights),
    rooms: [...rooms],
    currency,
    within: { near: { lat: -16.9, lon: 180 }, km: 60, box: null },
    nights,
  };
}

/** Houses of one room type for two, `units` of it each, paid now or there; with a city tax that is always asked for there. */
export function twinHouses(keys: readonly string[], units: number): StayWorldInput {
  const world = testWorld(1, 1);
  const [given] = world.properties;
  const room = given?.rooms[0];
  const plan = room?.ratePlans[0];
  const tax = world.taxes.find(({ code }) => code === 'CITY');
  if (!given || !room || !plan || !tax) throw new TypeError('The world of tests has no house');
  const flat = (value: number, length: number): number[] => Array.from({ length }, () => value);
  const plans = [
    { ...plan, key: 'flex', payAt: 'now', cancellation: 1, board: 'room_only', audience: 'public' },
    { ...plan, key: 'there', payAt: 'property', cancellation: 1, board: 'room_only', audience: 'public' },
    { ...plan, key: 'saver', payAt: 'now', cancellation: 0, board: 'room_only', audience: 'public' },
  ] as const;
  return {
    ...world,
    seasons: [flat(1000, 366)],
    weekdays: [flat(1000, 7)],
    leads: [[1000]],
    taxes: [tax],
    taxSets: [[0]],
    incompleteTaxSets: [],
    properties: keys.map((key) => ({
      ...given,
      key,
      zone: 1,
      currency: 0,
      taxSet: 0,
      season: 0,
      weekday: 0,
      lead: 0,
      stars: 4,
      children: true,
      rooms: [
        {
          ...room,
          key: 'twin',
          maxAdults: 2,
          maxChildren: 0,
          maxGuests: 2,
          units,
          baseMinor: 10_000,
          singlePermille: 1000,
          closedDays: [],
          exceptions: [],
          ratePlans: plans.map((each) => ({
            ...each,
            pricePermille: 1000,
            boardPerAdultMinor: 0,
            boardPerChildMinor: 0,
            restriction: -1,
          })),
        },
      ],
    })),
  };
}
