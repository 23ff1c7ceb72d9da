import type { StayProduct } from '#contract/booking';
import { formatStayAddress, parseStayAddress, type StayAddress } from '#contract/search';
import { choiceAddress, planId } from '../property/choice-address.ts';

/** The search in which the rooms were chosen; where it is not known, one around the house for these nights. */
function addressOf({ search, property: { lat, lon }, checkIn, checkOut, rooms }: StayProduct): StayAddress {
  const [path = '', query = ''] = search?.split('?') ?? [];
  const chosenIn = parseStayAddress(path, query);
  if (chosenIn) return chosenIn;
  const needs = rooms.map(({ need }) => need);
  const rest = { near: null, sort: 'recommended', filters: {}, show: 30, skip: 0 } as const;
  return { place: { lat, lon }, checkIn, checkOut, rooms: needs, ...rest };
}

export function staySearchPath(product: StayProduct): string {
  return formatStayAddress(addressOf(product));
}

/** The rooms of the same house, with those that were chosen. */
export function roomsPath(product: StayProduct): string {
  const key = product.offerId.slice(product.offerId.indexOf('.') + 1);
  return choiceAddress(addressOf(product), key, product.rooms.map(planId));
}

/** The form of another vertical's search, filled with where and when this stay is. */
export function besideStay({ search, checkIn, checkOut, rooms }: StayProduct): string {
  const [path = '', query = ''] = search?.split('?') ?? [];
  const place = parseStayAddress(path, query)?.place;
  const ages = rooms.flatMap(({ need }) => need.children.map((age) => age ?? 0));
  const fields = new URLSearchParams({
    edit: '1',
    to: typeof place === 'string' ? place : '',
    depart: checkIn,
    return: checkOut,
    adults: String(rooms.reduce((sum, { need }) => sum + need.adults, 0)),
    infantsOnLap: String(ages.filter((age) => age < 2).length),
  });
  for (const age of ages) if (age >= 2) fields.append('childAge', String(age));
  return `/flights?${fields.toString()}`;
}
