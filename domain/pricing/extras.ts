import type { Money } from '#contract/core';
import type { BagOption, Extras, ExtrasOffered, SeatOption, TravellerSlot } from '#contract/booking';
import type { Bags, Fare, Price, PriceLine } from '#contract/search';
import { InvalidInput, type DomainProblem } from '#domain/kernel';

const maxPaidBags = { cabin: 1, checked: 3 } as const;

export interface ExtrasScope {
  readonly fare: Pick<Fare, 'bags' | 'seat'>;
  readonly slots: readonly Seated[];
  readonly sliceCount: number;
  /** Bags that the search asked every price to include. */
  readonly searched: Bags;
}

type Seated = Pick<TravellerSlot, 'kind'>;

export function isSeated(slot: Seated): boolean {
  return slot.kind !== 'infantOnLap';
}

/** Paid pieces per seated traveller and slice that make up the searched bags beside what the fare includes. */
export function searchedPieces(fare: Pick<Fare, 'bags'>, searched: Bags, kind: 'cabin' | 'checked'): number {
  const unit = kind === 'cabin' ? fare.bags.cabinFrom : fare.bags.checkedFrom;
  return unit ? Math.max(0, searched[kind] - fare.bags[kind].pieces) : 0;
}

/** Everything that can be chosen, with what is chosen: as searched unless `chosen` says otherwise. Throws `InvalidInput`. */
export function offerExtras(scope: ExtrasScope, chosen: Extras): ExtrasOffered {
  const bags = scope.slots.flatMap((slot, traveller) =>
    isSeated(slot) ? eachSlice(scope).flatMap((slice) => bagOptions(scope, traveller, slice)) : [],
  );
  const seats = scope.slots.flatMap((slot, traveller) =>
    isSeated(slot) && scope.fare.seat.choice !== 'none'
      ? eachSlice(scope).map((slice): SeatOption => seatOption(scope, traveller, slice))
      : [],
  );
  const problems: DomainProblem[] = [];
  for (const [index, choice] of chosen.bags.entries()) {
    const option = bags.find((each) => samePlace(each, choice) && each.kind === choice.kind);
    if (option && choice.count <= option.max) option.chosen = choice.count;
    else if (option || choice.count > 0) problems.push(notSold(`extras.bags.${index}`, option?.max ?? 0));
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
    bags: offered.bags.map(({ traveller, slice, kind, chosen }) => ({ traveller, slice, kind, count: chosen })),
    seats: offered.seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen })),
  };
}

interface BasePrice {
  readonly total: Money;
  readonly lines: readonly PriceLine[];
  readonly rates: Price['rates'];
}

/** Base plus chosen extras, one line per kind of extra; all lines add up to the total. */
export function priceWithExtras(base: BasePrice, offered: ExtrasOffered, slots: readonly Seated[]): Price {
  const { currency } = base.total;
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const bagLine = (kind: 'cabin' | 'checked', name: string): PriceLine => ({
    kind: 'bag',
    code: kind.toUpperCase(),
    name,
    amountMinor: sum(
      offered.bags.filter((bag) => bag.kind === kind).map((bag) => bag.chosen * (bag.unit?.amountMinor ?? 0)),
    ),
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
  const seated = Math.max(1, slots.filter(isSeated).length);
  return {
    total: { amountMinor, currency },
    perPerson: { amountMinor: Math.ceil(amountMinor / seated), currency },
    lines,
    rates: base.rates,
  };
}

/** What a shown price comes to without its optional bags, to be compared with a supplier's base. */
export function withoutExtras(price: Pick<Price, 'lines'>): number {
  return price.lines
    .filter(({ kind }) => kind !== 'bag' && kind !== 'seat')
    .reduce((sum, line) => sum + line.amountMinor, 0);
}

function bagOptions({ fare, searched }: ExtrasScope, traveller: number, slice: number): BagOption[] {
  return (['cabin', 'checked'] as const).flatMap((kind) => {
    const unit = kind === 'cabin' ? fare.bags.cabinFrom : fare.bags.checkedFrom;
    const { pieces, weightKg } = fare.bags[kind];
    if (!unit && pieces === 0) return [];
    const max = unit ? maxPaidBags[kind] : 0;
    const chosen = Math.min(max, searchedPieces(fare, searched, kind));
    return [{ traveller, slice, kind, includedPieces: pieces, weightKg, unit, max, chosen }];
  });
}

function seatOption({ fare }: ExtrasScope, traveller: number, slice: number): SeatOption {
  const unit = fare.seat.choice === 'fee' ? fare.seat.from : null;
  return { traveller, slice, preferences: ['none', 'window', 'aisle'], unit, chosen: 'none' };
}

function eachSlice({ sliceCount }: ExtrasScope): number[] {
  return Array.from({ length: sliceCount }, (_, slice) => slice);
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
