import { addDays, eachOf } from '#contract/core';
import type { Choice, OwnBooking, StayProduct } from '#contract/booking';
import type { PriceLine, RoomOffer, StayDetail } from '#contract/search';
import type { BookingVertical, Shown } from '#domain/booking';
import { InvalidInput } from '#domain/kernel';
import { wallInstant } from '#engine/zones';
import { sellersOf } from './sellers.ts';
import type { ResolvedStayQuery } from './types.ts';

/** Rooms of a property in the words of the source that sells them. */
export interface StayRef {
  readonly property: string;
  /** One for each room of the party, in its order. */
  readonly picks: readonly { readonly room: string; readonly plan: string }[];
  readonly query: ResolvedStayQuery;
}

type StayChoice = Extract<Choice, { vertical: 'stays' }>;

/** Stays, as far as booking needs to know what they are. */
export const stayBooking: BookingVertical<StayProduct, StayChoice> = {
  vertical: 'stays',
  show(found, offerId, choice): Shown<StayProduct> | undefined {
    if (found.vertical !== 'stays') return undefined;
    const { offer, query, needs } = found;
    const picks = chosenRooms(choice, needs);
    const offers = picks.map((pick, at) => findRoom(found, pick, at));
    const rooms = offers.flatMap((each) => each ?? []);
    if (rooms.length < picks.length || !enoughLeft(rooms)) return undefined;
    const { property, supplier, dataClass, nights } = offer;
    const totalMinor = rooms.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
    return {
      ref: { property: property.key, picks, query: resolved(found) } satisfies StayRef,
      product: {
        vertical: 'stays',
        offerId,
        supplier,
        dataClass,
        property,
        checkIn: query.checkIn,
        checkOut: query.checkOut,
        nights,
        rooms: rooms.map(({ room, plan, price, cancellation }, at) => ({
          need: query.rooms[at] ?? { adults: 1, children: [] },
          room,
          plan,
          price,
          cancellation,
        })),
      },
      totalMinor,
      baseMinor: totalMinor,
      listed: totalMinor === offer.price?.total.amountMinor,
    };
  },
  sellers: sellersOf,
  slots: ({ rooms }) => rooms.map(() => ({ kind: 'guest', age: null, bornBetween: null })),
  rules: ({ checkOut }, _manifest, adultAge) => ({
    genders: [],
    document: 'none',
    documentValidUntil: checkOut,
    adultAge,
  }),
  /** Nothing goes with rooms, whatever was stored of before they said so. */
  price: ({ product, base }) => ({
    extras: null,
    chosen: null,
    price: { ...base, perPerson: eachOf(base.total, guestsOf(product)) },
  }),
  carriers: () => [],
  ends({ property, checkIn, checkOut }) {
    const ends = endOf(property, checkOut, property.checkOutUntil);
    const over = { day: checkOut, instant: ends.instant };
    return { begins: endOf(property, checkIn, property.checkIn.from), ends, over };
  },
  /** Guests come late: until the day of check-in is over at the place. */
  soldUntil: ({ property, checkIn }) => new Date(endOf(property, addDays(checkIn, 1), 0).instant),
  people: guestsOf,
  units: ({ rooms }) => rooms.length,
  unitName: ({ rooms }, unit) => rooms[unit]?.room.name ?? '',
  chargedLines({ rooms }, price, units) {
    const some = new Set(units);
    const lines = rooms.every((_, at) => some.has(at))
      ? price.lines
      : added(rooms.flatMap((room, at) => (some.has(at) ? room.price.lines : [])));
    return lines.filter(({ due }) => due !== 'property');
  },
};

function guestsOf({ rooms }: StayProduct): number {
  return rooms.reduce((sum, { need }) => sum + need.adults + need.children.length, 0);
}

function chosenRooms({ rooms }: StayChoice, needs: StayDetail['needs']): StayRef['picks'] {
  if (rooms.length === needs.length) return rooms;
  const description = `A room type and a rate plan for each of ${needs.length} rooms must be chosen`;
  throw new InvalidInput([
    { code: 'VALIDATION_ERROR', description, field: 'choice.rooms', detail: { rooms: needs.length } },
  ]);
}

/** What of the property is sold for that room of the party. Throws `InvalidInput` where there is no such room, or its guests do not fit in. */
function findRoom(
  { needs, unavailable }: StayDetail,
  pick: StayRef['picks'][number],
  at: number,
): RoomOffer | undefined {
  const found = needs[at]?.offers.find(({ room, plan }) => room.key === pick.room && plan.key === pick.plan);
  const { adults = 0, children = [] } = needs[at]?.need ?? {};
  const known = [...needs.flatMap(({ offers }) => offers), ...unavailable].find(({ room }) => room.key === pick.room);
  if (found) return found;
  if (!known) throw notThere(`Room ${at + 1} is of a type that this property has not`, at);
  const { maxAdults, maxChildren, maxGuests } = known.room;
  if (adults <= maxAdults && children.length <= maxChildren && adults + children.length <= maxGuests) return undefined;
  throw notThere(`Room ${at + 1} is for more guests than ${pick.room} holds`, at);
}

function notThere(description: string, at: number): InvalidInput {
  return new InvalidInput([{ code: 'VALIDATION_ERROR', description, field: 'choice.rooms', detail: { room: at + 1 } }]);
}

/** Several rooms of one type are as many as are left of it, or fewer. */
function enoughLeft(rooms: readonly RoomOffer[]): boolean {
  return rooms.every(({ room, left }) => rooms.filter((each) => each.room.key === room.key).length <= left);
}

/** The query as the source was asked it: the published one leaves out what was settled. */
function resolved({ query, area: { near, km, box }, offer }: StayDetail): ResolvedStayQuery {
  return { ...query, within: { near, km, box }, nights: offer.nights };
}

/** Equal charges of several rooms are one line, as in the price of all of them. */
function added(lines: readonly PriceLine[]): PriceLine[] {
  const sums = new Map<string, PriceLine>();
  for (const line of lines) {
    const { kind, code, name, jurisdiction, due, included, currency, amountMinor } = line;
    const id = JSON.stringify([kind, code, name, jurisdiction, due, included, currency]);
    const known = sums.get(id);
    const { estimate } = known?.estimate ? known : line;
    sums.set(id, { ...line, amountMinor: amountMinor + (known?.amountMinor ?? 0), ...(estimate && { estimate }) });
  }
  return [...sums.values()];
}

function endOf(
  { name, countryCode, zone }: StayProduct['property'],
  day: string,
  minute: number,
): OwnBooking['items'][number]['begins'] {
  const local = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
  return { name, code: null, countryCode, local, zone, instant: wallInstant(zone, day, minute).toISOString() };
}
