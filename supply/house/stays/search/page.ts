import { eachOf, type Money } from '#contract/core';
import type {
  Facet,
  Price,
  PriceLine,
  Property,
  RoomOffer,
  RoomType,
  Spoken,
  StayCancellation,
} from '#contract/search';
import type { FoundStay, SourceNight, SourceStay, StaySourcePage } from '#domain/search/verticals';
import type { RateTable } from '#engine/rates';
import type {
  CheapestNight,
  NightObstacle,
  StayCancellation as EngineCancellation,
  StayDetail,
  StayLine,
  StayPrice,
  StayProperty,
  StayQuote,
  StayRoom,
  StayRoomOffer,
  StayRow,
  StayView,
} from '#engine/stays';
import { keyOf } from '../../hash.ts';
import { holdMinutesAt } from '../../hold-window.ts';
import { holdOfPlan } from '../rates/holds.ts';
import { spokenRoom } from '../rates/rooms.ts';
import { bandsOf, stayBegun, type StayBegun } from '../stay-begun.ts';
import { spokenArea } from '../world/areas.ts';

/** One opened search as its rows are shown: in which money, for whom, since when. */
export interface Shop {
  readonly currency: string;
  readonly rates: RateTable;
  readonly guests: number;
  /** The day of arrival. */
  readonly checkIn: string;
  readonly nights: number;
  readonly supplier: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

export function showPage(shop: Shop, view: StayView): StaySourcePage {
  const { certificate } = view;
  const { shown: _shown, ...looked } = certificate;
  return {
    total: view.total,
    listed: view.listed,
    exact: view.exact,
    unfiltered: view.unfiltered,
    soldOut: view.soldOut,
    offers: view.rows.map((row) => showStay(shop, row)),
    facets: view.facets.map((facet) => showFacet(shop, facet)),
    sorts: view.sorts.map(({ totalMinor, ...winner }) => ({
      ...winner,
      soldOut: false,
      amountMinor: totalMinor,
    })),
    relax: view.relax,
    certificate: { ...looked, pruned: [...certificate.pruned] },
  };
}

/** In a list only what cancelling costs now is told, and no clock of a house is asked for the rest. */
export function showStay(
  shop: Shop,
  { property, distanceKm, quote, freeFromMinor }: StayRow,
  begun?: StayBegun,
): SourceStay {
  const price = quote && showPrice(shop, quote.price, property.currency);
  return {
    key: property.key,
    supplier: shop.supplier,
    dataClass: property.dataClass,
    property: showProperty(property),
    distanceKm,
    nights: shop.nights,
    rooms: quote
      ? quote.rooms.map(({ room, plan, left }) => ({ room: showRoom(room, property), plan: showPlan(plan), left }))
      : [],
    price,
    perNight: price && eachOf(price.total, shop.nights),
    cancellation: quote && showCancellation(shop, quote.cancellation, quote.price.totalMinor, begun),
    ...(freeFromMinor !== null && { freeCancellationFrom: money(shop, freeFromMinor) }),
    validity: { createdAt: shop.createdAt.toISOString(), expiresAt: shop.expiresAt.toISOString() },
  };
}

export function showDetail(shop: Shop, { property, distanceKm, quote, needs, unavailable }: StayDetail): FoundStay {
  const begun = begunOf(shop, property);
  return {
    offer: showStay(shop, { property, distanceKm, quote, freeFromMinor: null }, begun),
    needs: needs.map(({ need, offers }) => ({
      need: { adults: need.adults, children: [...need.childAges] },
      offers: offers.map((offer) =>
        showRoomOffer({ ...shop, guests: need.adults + need.childAges.length }, offer, property, begun),
      ),
    })),
    unavailable: unavailable.map(({ room, reason }) => ({ room: showRoom(room, property), reason })),
  };
}

/** `guests` room by room: a room's price per person is that of those who sleep in it. */
export function showQuote(
  shop: Shop,
  quote: StayQuote,
  property: StayProperty,
  guests: readonly number[],
): RoomOffer[] {
  const begun = begunOf(shop, property);
  return quote.rooms.map((offer, at) =>
    showRoomOffer({ ...shop, guests: guests[at] ?? shop.guests }, offer, property, begun),
  );
}

function showRoomOffer(
  shop: Shop,
  { room, plan, price, cancellation, left }: StayRoomOffer,
  property: StayProperty,
  begun: StayBegun,
): RoomOffer {
  return {
    room: showRoom(room, property),
    plan: { ...showPlan(plan), holdMinutes: planHold(shop, plan, property) },
    price: showPrice(shop, price, property.currency),
    cancellation: showCancellation(shop, cancellation, price.totalMinor, begun),
    left,
  };
}

/** What a day says of the obstacle; what is taken and what is closed is not told apart, for neither can be had. */
const REASONS: Readonly<Record<NightObstacle, SourceNight['reason']>> = {
  occupancy: 'TOO_SMALL',
  nights: 'NO_ROOMS',
  units: 'NO_ROOMS',
  rooms: 'NO_ROOMS',
  audience: 'NO_ROOMS',
  stopped: 'NO_ROOMS',
  lead: 'NOT_ON_SALE',
  short: 'TOO_SHORT',
  long: 'TOO_LONG',
  arrival: 'NO_ARRIVAL',
  departure: 'NO_DEPARTURE',
};

export function showNight({ arrival, totalMinor, dueAtPropertyMinor, key, obstacle }: CheapestNight): SourceNight {
  const checkIn = new Date(arrival * DAY_MS).toISOString().slice(0, 10);
  return { checkIn, totalMinor, dueAtPropertyMinor, key, reason: obstacle && REASONS[obstacle] };
}

function showProperty(property: StayProperty): Property {
  const { row: _row, country, scoreTenths, scoreCount, accessFacts, checkInFrom, checkInUntil, ...known } = property;
  const { dataClass: _class, area, ...facts } = known;
  return {
    ...facts,
    area: area && { ...area, ...said(spokenArea(area.key, area.name)) },
    countryCode: country,
    score: scoreCount > 0 ? { tenths: scoreTenths, count: scoreCount } : null,
    amenities: [...property.amenities],
    access: [...accessFacts],
    checkIn: { from: checkInFrom, until: checkInUntil },
    seed: keyOf(property.key),
  };
}

/** An operator's rooms are called as the operator wrote, whatever their keys. */
function showRoom({ row: _row, units: _units, beds, ...room }: StayRoom, { dataClass }: StayProperty): RoomType {
  return {
    ...room,
    ...said(dataClass === 'demo' ? spokenRoom(room.key) : undefined),
    beds: beds.map((bed) => ({ ...bed })),
  };
}

function said(spoken: Spoken | undefined): { spoken?: Spoken } {
  return spoken ? { spoken } : {};
}

function showPlan({ key, board, payAt, audience }: StayRoomOffer['plan']): RoomOffer['plan'] {
  return { key, board, payAt, audience: typeof audience === 'string' ? audience : 'contract' };
}

/** What an operator brought is held for as long as a buyer needs. */
function planHold(
  { checkIn, expiresAt }: Shop,
  { key }: StayRoomOffer['plan'],
  { dataClass }: StayProperty,
): number | null {
  const declared = dataClass === 'demo' ? holdOfPlan(key) : undefined;
  return holdMinutesAt([declared], new Date(`${checkIn}T00:00:00Z`), expiresAt);
}

function showPrice(shop: Shop, price: StayPrice, sells: string): Price {
  const asked = [...new Set([sells, ...price.lines.map(({ own }) => own.currency)])];
  const filedIn = asked.filter((currency) => currency !== shop.currency);
  const total = money(shop, price.totalMinor);
  return {
    total,
    perPerson: eachOf(total, shop.guests),
    lines: price.lines.map((line) => showLine(shop, line)),
    rates: filedIn.length === 0 ? null : { id: shop.rates.id, date: shop.rates.date, filedIn },
    ...(price.dueAtPropertyMinor > 0 && {
      atProperty: { amount: money(shop, price.dueAtPropertyMinor), asked: [...price.atProperty] },
    }),
    ...(price.incomplete && { incomplete: true as const }),
  };
}

function showLine({ currency }: Shop, line: StayLine): PriceLine {
  const { kind, code, name, jurisdiction, amountMinor, dueAt, included, estimate } = line;
  return {
    kind: kind === 'tax' || kind === 'fee' ? kind : 'base',
    code,
    name,
    ...(jurisdiction && { jurisdiction }),
    amountMinor,
    currency,
    ...(dueAt === 'property' && { due: dueAt }),
    ...(included && { included }),
    ...(estimate && { estimate: true as const }),
  };
}

function begunOf({ checkIn }: Shop, property: StayProperty): StayBegun {
  const { zone, checkInFrom, checkInUntil, checkOutUntil } = property;
  return stayBegun({ zone, checkIn: { from: checkInFrom, until: checkInUntil }, checkOutUntil }, checkIn);
}

/** Every cost from the sale to the end of the stay, the same that a booking of it will have. */
function showCancellation(
  shop: Shop,
  { steps, freeUntil, noShowMinor }: EngineCancellation,
  totalMinor: number,
  begun?: StayBegun,
): StayCancellation {
  const told = steps.map(({ until, keptMinor }) => ({ until: until && until * MINUTE_MS, keptMinor }));
  const bands = begun ? bandsOf(told, { noShowMinor, totalMinor }, begun, shop.createdAt.getTime()) : told;
  return {
    steps: bands.map(({ until, keptMinor }) => ({
      until: instant(until && until / MINUTE_MS),
      kept: money(shop, keptMinor),
      back: money(shop, totalMinor - keptMinor),
    })),
    freeUntil: instant(freeUntil),
    noShow: money(shop, noShowMinor),
  };
}

function showFacet(shop: Shop, facet: StayView['facets'][number]): Facet {
  if (facet.kind === 'range') {
    const { selected, histogram, ...range } = facet;
    return { ...range, histogram: [...histogram], selected: selected && [...selected] };
  }
  return {
    ...facet,
    options: facet.options.map(({ fromMinor, ...option }) => ({
      ...option,
      ...said(facet.id === 'area' ? spokenArea(option.value, option.label ?? '') : undefined),
      from: fromMinor === null ? null : money(shop, fromMinor),
    })),
  };
}

function instant(minutes: number | null): string | null {
  return minutes === null ? null : new Date(minutes * MINUTE_MS).toISOString();
}

function money({ currency }: Shop, amountMinor: number): Money {
  return { amountMinor, currency };
}
