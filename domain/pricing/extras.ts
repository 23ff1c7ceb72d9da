import { eachOf, type Money } from '#contract/core';
import type { BagOption, Extras, ExtrasOffered, ProductFare, SeatOption, TravellerSlot } from '#contract/booking';
import { BAG_KINDS, boughtBagsMinor, piecesToBuy } from '#contract/search';
import type { BagKind, Bags, Price, PriceLine, SliceBagTerms } from '#contract/search';
import { InvalidInput, type DomainProblem } from '#domain/kernel';

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

/** Everything that can be chosen, with what is chosen: the bags asked for unless `chosen` says otherwise. Throws `InvalidInput`. */
export function offerExtras(scope: ExtrasScope, chosen: Extras): ExtrasOffered {
  const bags = scope.slots.flatMap((slot, traveller) =>
    isSeated(slot) ? scope.fare.bags.flatMap((terms, slice) => bagOptions(scope, terms, traveller, slice)) : [],
  );
  const seats = scope.slots.flatMap((slot, traveller) =>
    isSeated(slot) && scope.fare.seat.choice !== 'none'
      ? scope.fare.bags.map((_, slice): SeatOption => seatOption(scope, traveller, slice))
      : [],
  );
  const problems: DomainProblem[] = [];
  for (const [index, choice] of chosen.bags.entries()) {
    const option = bags.find((each) => samePlace(each, choice) && each.kind === choice.kind);
    const most = option?.sold.prices.length ?? 0;
    if (option && choice.bought <= most) option.bought = choice.bought;
    else if (option || choice.bought > 0) problems.push(notSold(`extras.bags.${index}`, most));
  }
  for (const [index, choice] of chosen.seats.entries()) {
    const option = seats.find((each) => samePlace(each, choice));
    if (option?.preferences.includes(choice.preference)) option.chosen = choice.preference;
    else if (choice.preference !== 'none') problems.push(notSold(`extras.seats.${index}`, 0));
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  return { bags, seats };
}

/** The choice behind the options, complete: what a supplier is told and what is stored. */
export function chosenExtras(offered: ExtrasOffered): Extras {
  return {
    bags: offered.bags.map(({ traveller, slice, kind, bought }) => ({ traveller, slice, kind, bought })),
    seats: offered.seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen })),
  };
}

interface BasePrice extends Pick<Price, 'atProperty' | 'rates'> {
  readonly total: Money;
  readonly lines: readonly PriceLine[];
}

/** Base plus chosen extras, one line per kind of extra; all lines add up to the total. */
export function priceWithExtras(base: BasePrice, offered: ExtrasOffered, slots: readonly Seated[]): Price {
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

function samePlace(a: { traveller: number; slice: number }, b: { traveller: number; slice: number }): boolean {
  return a.traveller === b.traveller && a.slice === b.slice;
}

function notSold(field: string, max: number): DomainProblem {
  return {
    code: 'EXTRA_NOT_SOLD',
    description: `Not sold for this traveller and slice beyond ${max}`,
    field,
    detail: { max },
  };
}
