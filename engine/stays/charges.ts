import { converter } from '#engine/rates';
import { roundedShare, share } from './exact.ts';
import type { StayTaxRule } from './input.ts';
import { monthDayOf, type Terms } from './terms.ts';

const WHOLE = 1_000_000;

/** One rule that holds at a property for this stay. */
export interface Charge {
  readonly rule: StayTaxRule;
  /** Nights on which it holds, counted from arrival. */
  readonly nights: readonly number[];
  /** Persons who pay it in full, by need. */
  readonly persons: readonly number[];
  /** Persons who pay the reduced amount, by need. */
  readonly reduced: readonly number[];
  /** Not known for every night on which it holds. */
  readonly estimate: boolean;
  /** For an included percentage: millionths of the net price of the room and of the board that it is. */
  readonly ofRoom: number;
  readonly ofBoard: number;
  /** Into the ask's currency, and into the property's. */
  readonly convert: (amountMinor: number) => number;
  readonly toOwn: (amountMinor: number) => number;
  /** From the property's currency into that of the price band. */
  readonly toBand: (amountMinor: number) => number;
  readonly currency: string;
}

export interface Charges {
  readonly list: readonly Charge[];
  /** Millionths of the net price that room and board are with the included percentages of a night. */
  readonly grossRoom: Float64Array;
  readonly grossBoard: Float64Array;
  /** By need: all plain charges, in the ask's currency. */
  readonly plainMinor: readonly number[];
  /** Nothing beside plain charges is added to the price. */
  readonly onlyPlain: boolean;
}

/** Added, and the same whatever the room costs. */
export function isPlain({ rule }: Charge): boolean {
  return !rule.included && rule.per !== 'percent' && !rule.priceBand;
}

/** The rules in force for a stay at properties of one tax set, number of stars and currency. */
export function chargesOf(terms: Terms, taxSet: number, stars: number, currency: string): Charges {
  const { world, ask, nights, needs } = terms;
  const grossRoom = new Float64Array(nights).fill(WHOLE);
  const grossBoard = new Float64Array(nights).fill(WHOLE);
  const list: Charge[] = [];
  for (const row of world.words.taxSets[taxSet]!) {
    const rule = world.words.taxes[row]!;
    const held = nightsOf(rule, ask.arrival, nights);
    if (held.length === 0 || (rule.stars && (stars < rule.stars[0] || stars > rule.stars[1]))) continue;
    const included = rule.per === 'percent' && rule.included;
    const first = held[0]!;
    const base = (gross: Float64Array): number => (rule.base === 'with_taxes' ? gross[first]! : WHOLE);
    const ofRoom = included ? share(base(grossRoom), rule.amount, WHOLE) : 0;
    const ofBoard = included && rule.base !== 'room' ? share(base(grossBoard), rule.amount, WHOLE) : 0;
    for (const night of held) {
      grossRoom[night]! += ofRoom;
      grossBoard[night]! += ofBoard;
    }
    const own = rule.currency ?? currency;
    const exempt = rule.exemptUnderAge ?? 0;
    const full = Math.max(exempt, rule.reduced?.underAge ?? 0);
    list.push({
      rule,
      nights: held,
      persons: needs.map(({ adults, childAges }) => adults + childAges.filter((age) => age >= full).length),
      reduced: needs.map(({ childAges }) => childAges.filter((age) => age >= exempt && age < full).length),
      estimate: 'recalled' in rule.source || ask.arrival + held.at(-1)! > (rule.knownTo ?? Infinity),
      ofRoom,
      ofBoard,
      convert: converter(rule.per === 'percent' ? currency : own, ask.currency, ask.rates),
      toOwn: converter(rule.per === 'percent' ? currency : own, currency, ask.rates),
      toBand: converter(currency, own, ask.rates),
      currency: rule.per === 'percent' ? currency : own,
    });
  }
  const plain = list.filter(isPlain);
  const plainMinor = needs.map((_, need) => {
    return plain.reduce((sum, charge) => {
      return sum + charge.convert(amountOf(charge, need, charge.nights.length));
    }, 0);
  });
  const onlyPlain = list.every((charge) => charge.rule.included || isPlain(charge));
  return { list, grossRoom, grossBoard, plainMinor, onlyPlain };
}

function nightsOf(rule: StayTaxRule, arrival: number, nights: number): number[] {
  const held: number[] = [];
  for (let night = rule.afterNights ?? 0; night < Math.min(nights, rule.maxNights ?? nights); night++) {
    const day = arrival + night;
    if (day >= rule.validFrom && day <= rule.validTo && (!rule.season || inSeason(rule.season, day))) held.push(night);
  }
  return held;
}

function inSeason([from, to]: readonly [number, number], day: number): boolean {
  const at = monthDayOf(day);
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

/** A room for a need, before taxes: what each night costs, and its board. */
export interface Nightly {
  readonly need: number;
  readonly guests: number;
  readonly roomMinor: Float64Array;
  readonly boardMinor: number;
}

/** What one rule comes to, in minor units of its currency; of an included one the parts of the room's and the board's price. */
export interface Levied {
  readonly charge: Charge;
  readonly amountMinor: number;
  readonly ofRoomMinor: number;
  readonly ofBoardMinor: number;
}

/** All charges of one room, in the order of the set. */
export function levy(charges: Charges, nightly: Nightly): readonly Levied[] {
  const levied: Levied[] = [];
  /** Sum of the percentages so far, for those that are taken of a price with taxes. */
  let percentages = 0;
  for (const charge of charges.list) {
    const { rule } = charge;
    const nights = rule.priceBand ? bandNights(charges, charge, nightly, rule.priceBand) : charge.nights;
    if (nights.length === 0) continue;
    if (rule.per !== 'percent') {
      const amountMinor = amountOf(charge, nightly.need, nights.length);
      levied.push({ charge, amountMinor, ofRoomMinor: rule.included ? charge.toOwn(amountMinor) : 0, ofBoardMinor: 0 });
      continue;
    }
    const one = rule.included
      ? partOf(charges, charge, nights, nightly)
      : addedTo(charges, charge, nights, nightly, percentages);
    percentages += one.amountMinor;
    levied.push(one);
  }
  return levied;
}

/** What a rule comes to that is no percentage, in its currency. */
function amountOf({ rule, persons, reduced }: Charge, need: number, nights: number): number {
  const { per, amount } = rule;
  if (per === 'room_night' || per === 'room_stay') return amount * (per === 'room_night' ? nights : 1);
  const once = amount * persons[need]! + (rule.reduced?.amount ?? 0) * reduced[need]!;
  return per === 'person_night' ? once * nights : once;
}

function bandNights(
  { grossRoom }: Charges,
  { nights, rule, toBand }: Charge,
  { roomMinor, guests }: Nightly,
  [low, high]: readonly [number, number],
): readonly number[] {
  const persons = rule.per === 'person_night' || rule.per === 'person_stay' ? guests : 1;
  return nights.filter((night) => {
    const price = toBand(share(roomMinor[night]!, WHOLE, grossRoom[night]!));
    return price >= low * persons && price < high * persons;
  });
}

function partOf(
  { grossRoom, grossBoard }: Charges,
  charge: Charge,
  nights: readonly number[],
  nightly: Nightly,
): Levied {
  const { ofRoom, ofBoard, rule } = charge;
  const ofRoomMinor = spread(
    nights,
    (night) => nightly.roomMinor[night]!,
    grossRoom,
    (price, gross) => roundedShare(price, ofRoom, gross, rule.rounding),
  );
  const ofBoardMinor = spread(
    nights,
    () => nightly.boardMinor,
    grossBoard,
    (price, gross) => roundedShare(price, ofBoard, gross, rule.rounding),
  );
  return { charge, amountMinor: ofRoomMinor + ofBoardMinor, ofRoomMinor, ofBoardMinor };
}

function addedTo(
  { grossRoom, grossBoard }: Charges,
  charge: Charge,
  nights: readonly number[],
  nightly: Nightly,
  percentages: number,
): Levied {
  const { rule } = charge;
  const net = (price: number, gross: number): number => share(price, WHOLE, gross);
  let base = spread(nights, (night) => nightly.roomMinor[night]!, grossRoom, net);
  if (rule.base !== 'room') base += spread(nights, () => nightly.boardMinor, grossBoard, net);
  if (rule.base === 'with_taxes') base += percentages;
  const amountMinor = roundedShare(base, rule.amount, WHOLE, rule.rounding);
  return { charge, amountMinor, ofRoomMinor: 0, ofBoardMinor: 0 };
}

/** Nights with the same included percentages are added before anything is rounded. */
function spread(
  nights: readonly number[],
  priceOf: (night: number) => number,
  gross: Float64Array,
  rounded: (price: number, gross: number) => number,
): number {
  let sum = 0;
  let run = 0;
  for (let at = 0; at < nights.length; at++) {
    const night = nights[at]!;
    run += priceOf(night);
    if (at + 1 < nights.length && gross[nights[at + 1]!] === gross[night]) continue;
    sum += rounded(run, gross[night]!);
    run = 0;
  }
  return sum;
}
