import { eachOf } from '#contract/core';
import { BAG_KINDS, boughtBagsMinor, piecesToBuy } from '#contract/search';
import type { BagKind, Bags, Price, PriceLine, SliceBagTerms } from '#contract/search';
import type { BagOption, FlightExtrasOffered, SeatOption } from './extras.ts';
import type { ProductFare } from './product.ts';
import type { TravellerSlot } from '../traveller.ts';

export interface ExtrasScope {
  /** Bags slice by slice. */
  readonly fare: Pick<ProductFare, 'bags' | 'seat'>;
  readonly slots: readonly Seated[];
  /** Pieces that the search wanted in every price. */
  readonly asked: Bags;
}

type Seated = Pick<TravellerSlot, 'kind'>;

export function isSeated(slot: Seated): boolean {
  return slot.kind !== 'infantOnLap';
}

/** Everything that can be chosen with a fare, with the bags that were asked for and no seat chosen. */
export function extrasOnSale(scope: ExtrasScope): FlightExtrasOffered {
  const { fare, slots } = scope;
  const seats = fare.seat.choice === 'none' ? [] : fare.bags;
  return {
    vertical: 'flights',
    bags: ofSeated(slots, (traveller) =>
      fare.bags.flatMap((terms, slice) => bagOptions(scope, terms, traveller, slice)),
    ),
    seats: ofSeated(slots, (traveller) => seats.map((_, slice) => seatOption(scope, traveller, slice))),
  };
}

function ofSeated<T>(slots: readonly Seated[], optionsOf: (traveller: number) => T[]): T[] {
  return slots.flatMap((slot, traveller) => (isSeated(slot) ? optionsOf(traveller) : []));
}

function bagOptions({ asked }: ExtrasScope, terms: SliceBagTerms, traveller: number, slice: number): BagOption[] {
  return BAG_KINDS.flatMap((kind) => {
    const { included, sold } = terms[kind];
    if (included.pieces === 0 && sold.prices.length === 0) return [];
    const bought = piecesToBuy(terms[kind], asked[kind]);
    return [{ traveller, slice, kind, included, sold, asked: asked[kind], bought }];
  });
}

function seatOption({ fare }: ExtrasScope, traveller: number, slice: number): SeatOption {
  const unit = fare.seat.choice === 'fee' ? fare.seat.from : null;
  return { traveller, slice, preferences: ['none', 'window', 'aisle'], unit, chosen: 'none' };
}

type BasePrice = Pick<Price, 'atProperty' | 'rates' | 'total' | 'lines'>;

/** Base plus chosen extras, one line per kind of extra; all lines add up to the total. */
export function priceWithExtras(
  base: BasePrice,
  offered: Omit<FlightExtrasOffered, 'vertical'>,
  slots: readonly Seated[],
): Price {
  const { currency } = base.total;
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const bagLine = (kind: BagKind, name: string): PriceLine => ({
    kind: 'bag',
    code: `BAG-${kind.toUpperCase()}`,
    name,
    amountMinor: sum(offered.bags.filter((bag) => bag.kind === kind).map((bag) => boughtBagsMinor(bag, bag.bought))),
    currency,
  });
  const seatLine: PriceLine = {
    kind: 'seat',
    code: 'SEAT',
    name: 'Seat choice',
    amountMinor: sum(offered.seats.map((seat) => (seat.chosen === 'none' ? 0 : (seat.unit?.amountMinor ?? 0)))),
    currency,
  };
  const extra = [bagLine('cabin', 'Cabin bag'), bagLine('checked', 'Checked bag'), seatLine].filter(
    (line) => line.amountMinor > 0,
  );
  const lines = [...base.lines, ...extra];
  const amountMinor = sum(lines.map((line) => line.amountMinor));
  const total = { amountMinor, currency };
  return {
    total,
    perPerson: eachOf(total, slots.filter(isSeated).length),
    lines,
    rates: base.rates,
    ...(base.atProperty && { atProperty: base.atProperty }),
  };
}
