import type { StayProduct } from '#contract/booking';
import { formatDays } from '#domain/locale';
import type { Money } from '#contract/core';
import { BOARDS, commonChargeName, type Price, type PriceLine } from '#contract/search';
import { isPartGone, type ItemAsked, type DescribedEvent, type ItemDescription } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { stayBooking } from './booking.ts';
import { cancellingOf } from './describe-cancelling.ts';
import { houseRules, partyOf, roomName, roomSections, staySection, whereOf } from './describe-property.ts';
import { spanOf } from './describe-span.ts';
import { stayWords } from './description-words.ts';

export type StayAsked = ItemAsked<StayProduct>;

/** Rooms of an order in words: when and where, by the clocks of the house; each room with its guest and its conditions. */
export function describeStay(asked: StayAsked): ItemDescription {
  const { product, seller, speech } = asked;
  const words = stayWords(speech.i18n);
  const { property, rooms } = product;
  const left = rooms.filter((_, at) => !isPartGone(asked.item, at));
  return {
    name: property.name,
    title: words.title(property.name, formatDays(product.checkIn, product.checkOut, speech.locale)),
    heading: property.name,
    days: [product.checkIn, product.checkOut],
    party: partyOf(left.length > 0 ? left : rooms, speech.i18n),
    warning: null,
    booked: words.booked(seller),
    notBooked: words.notBooked,
    reference: words.reference,
    sections: [
      { ...staySection(asked), span: spanOf(asked) },
      ...roomSections(asked),
      ...(isBooked(asked) ? [houseRules(asked)] : []),
    ],
    parts: rooms.length > 1 ? rooms.map((_, at) => roomName(asked, at)) : [],
    lineName: (line) => lineName(asked, line),
    cancelling: cancellingOf(asked),
    nothingBack: nothingBack(asked),
    pricedFor: pricedFor(asked),
    stillDueThere: stillDueThere(asked),
    events: [eventOf(asked)],
  };
}

/** Of several rooms one at a rate of a company is enough. */
function pricedFor({ product: { rooms }, speech: { i18n } }: StayAsked): string {
  const audiences = rooms.map(({ plan }) => plan.audience);
  const told = (['contract', 'member'] as const).find((each) => audiences.includes(each)) ?? 'public';
  return stayWords(i18n).pricedFor(told);
}

/** A house that nobody comes to has no rules to tell. */
function isBooked({ item: { state } }: StayAsked): boolean {
  return state === 'confirmed' || state === 'cancelling';
}

/** Why nothing of what is cancelled is refunded; of some of the rooms each is named. */
function nothingBack(asked: StayAsked): string {
  const { item, product, speech } = asked;
  const words = { ...sharedWords(speech.i18n), ...stayWords(speech.i18n) };
  if (chargedForGone(asked) === 0) return words.nothingCharged;
  const gone = product.rooms.flatMap((_, at) => (isPartGone(item, at) ? [roomName(asked, at)] : []));
  if (gone.length === 0 || gone.length === product.rooms.length) return words.nothingBack;
  return words.nothingBackFor(gone.reduce(words.facts));
}

function chargedForGone({ item, product: { rooms } }: StayAsked): number {
  const gone = rooms.filter((_, at) => isPartGone(item, at));
  return gone.reduce((sum, { price }) => sum + price.total.amountMinor - dueThere(price), 0);
}

function stillDueThere({ item, product: { rooms } }: StayAsked): Money | null {
  const left = rooms.filter((_, at) => !isPartGone(item, at));
  if (left.length === rooms.length || left.length === 0) return null;
  const { currency } = item.price.total;
  return { amountMinor: left.reduce((sum, { price }) => sum + dueThere(price), 0), currency };
}

function dueThere({ atProperty }: Price): number {
  return atProperty?.amount.amountMinor ?? 0;
}

function lineName({ product, speech: { i18n } }: StayAsked, line: PriceLine): string {
  const words = stayWords(i18n);
  const { kind, code, jurisdiction, included, estimate } = line;
  if (kind === 'base') {
    const board = BOARDS.find((each) => each === code);
    return board ? words.board(board) : words.rates(product.rooms.length, words.nights(product.nights));
  }
  const name = commonChargeName(line.name);
  const levied = jurisdiction ? sharedWords(i18n).levied(name, jurisdiction) : name;
  const told = included ? words.included(levied) : levied;
  return estimate ? sharedWords(i18n).estimated(told) : told;
}

/** One event from check-in to check-out: people are free meanwhile. */
function eventOf(asked: StayAsked): DescribedEvent {
  const { item, product, people, reference, speech } = asked;
  const words = { ...sharedWords(speech.i18n), ...stayWords(speech.i18n) };
  const { property, rooms } = product;
  const { begins, ends } = stayBooking.ends(product);
  const left = rooms.flatMap((_, at) => {
    if (isPartGone(item, at) && item.state !== 'cancelled') return [];
    const guest = people[at];
    return [guest ? words.facts(roomName(asked, at), `${guest.givenNames} ${guest.familyName}`) : roomName(asked, at)];
  });
  return {
    summary: words.event(property.name),
    begins,
    ends,
    place: [property.name, whereOf(asked)].filter(Boolean).reduce(words.facts),
    at: { lat: property.lat, lon: property.lon },
    notes: [
      ...left,
      item.supplierReference === null
        ? words.ourReferenceOnly(reference)
        : words.bothReferences(reference, item.supplierReference),
      `${words.checkIn}: ${words.from(begins.local.slice(11))}. ${words.checkOut}: ${words.latest(ends.local.slice(11))}. (${property.zone})`,
    ],
    busy: false,
  };
}
