import type { I18n } from '@lingui/core';
import type { StayProduct } from '#contract/booking';
import { latin } from '#contract/core';
import { formatLocal } from '#domain/locale';
import { isPartGone, type DescriptionSection } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { stayBooking } from './booking.ts';
import type { StayAsked } from './description.ts';
import { stayWords } from './description-words.ts';

const DAY = 1_440;

/** Which house, where, and from when until when. */
export function staySection(asked: StayAsked): DescriptionSection {
  const { product, speech } = asked;
  const words = stayWords(speech.i18n);
  const { property, nights } = product;
  const { begins, ends } = stayBooking.ends(product);
  const arrival = arrivalOf(asked, formatLocal(begins.local, speech.locale));
  return {
    title: words.stay,
    lines: [property.name],
    rows: [
      { name: words.where, value: whereOf(asked) },
      { name: words.checkIn, value: words.there(arrival) },
      { name: words.checkOut, value: words.there(words.latest(formatLocal(ends.local, speech.locale))) },
      { name: words.duration, value: words.nights(nights) },
    ],
  };
}

/** `15:00 to 22:00`, or from then on. */
export function arrivalOf({ product: { property }, speech: { i18n } }: StayAsked, from: string): string {
  const words = stayWords(i18n);
  const { until } = property.checkIn;
  return until >= DAY ? words.from(from) : words.between(from, clock(until));
}

/** Minutes of a day as the clock of a wall shows them. */
function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** `Old Town, United Kingdom` */
export function whereOf({ product: { property }, speech }: StayAsked): string {
  const country = new Intl.DisplayNames(latin(speech.locale), { type: 'region' }).of(property.countryCode);
  const known = [property.area?.name, country].filter((part) => part !== undefined);
  return known.length === 2 ? sharedWords(speech.i18n).facts(known[0] ?? '', known[1] ?? '') : (known[0] ?? '');
}

/** `Room 2: Double room`; a room that is alone has no number. */
export function roomName({ product: { rooms }, speech: { i18n } }: StayAsked, at: number): string {
  const name = rooms[at]?.room.name ?? '';
  return rooms.length > 1 ? stayWords(i18n).numbered(at + 1, name) : name;
}

/** One section for each room, what is cancelled after what stands; the first carries the heading of all. */
export function roomSections(asked: StayAsked): DescriptionSection[] {
  const { item, product, people, speech } = asked;
  const words = { ...sharedWords(speech.i18n), ...stayWords(speech.i18n) };
  const gone = (at: number): number => Number(isPartGone(item, at));
  const rooms = product.rooms.map((room, at) => ({ ...room, at })).toSorted((a, b) => gone(a.at) - gone(b.at));
  return rooms.map(({ need, plan, at }, place) => {
    const guest = people[at];
    const pricedFor = words.pricedFor(plan.audience);
    const name = pricedFor ? words.facts(roomName(asked, at), pricedFor) : roomName(asked, at);
    return {
      title: place === 0 ? words.rooms : null,
      lines: [isPartGone(item, at) ? words.gone(name) : name],
      rows: [
        ...(guest ? [{ name: words.leadGuest, value: `${guest.givenNames} ${guest.familyName}` }] : []),
        { name: words.guests, value: partyOf([{ need }], speech.i18n) },
        { name: words.meals, value: words.board(plan.board) },
        { name: words.payment, value: words.payAt(plan.payAt) },
      ],
    };
  });
}

/** What the house asks of its guests. */
export function houseRules({ product: { property }, speech: { i18n } }: StayAsked): DescriptionSection {
  const words = stayWords(i18n);
  return {
    title: words.houseRules,
    lines: [],
    rows: [],
    items: [
      words.age(property.checkInAge),
      words.childrenRule(property.children),
      words.pets(property.pets),
      ...(property.amenities.includes('non_smoking') ? [words.noSmoking] : []),
    ],
  };
}

/** Everybody in these rooms: `2 adults, 1 child`. */
export function partyOf(rooms: readonly Pick<StayProduct['rooms'][number], 'need'>[], i18n: I18n): string {
  const words = sharedWords(i18n);
  const count = (of: (need: StayProduct['rooms'][number]['need']) => number): number =>
    rooms.reduce((sum, { need }) => sum + of(need), 0);
  const [adults, children] = [count((need) => need.adults), count((need) => need.children.length)];
  return children > 0 ? words.facts(words.adults(adults), words.children(children)) : words.adults(adults);
}
