import { classSeats } from './classes.ts';
import { bagPrices, isAgreed, piecesBought, structureOf } from './pricer.ts';
import type { BaseFare, BoughtBags, FareCase, Pricer } from './pricer.ts';
import { quotesOf } from './quotes.ts';
import { convertMinor } from '#engine/rates';
import { chargeMinor, taxLine } from './taxes.ts';
import type { Itinerary } from './itinerary.ts';
import type { ConditionRule, FareFamily } from './model.ts';
import type { BagKind, ConditionFact, FareKind, FareLine, PricedBags, SliceFare } from './types.ts';
import { CABINS, type Cabin, type ItineraryBatch } from '#engine/timetable';

/** Every family that is sold on an itinerary with the bags asked for, in the carrier's order. */
export function sliceFares(
  pricer: Pricer,
  itinerary: Itinerary,
  batch: ItineraryBatch,
  row: number,
  kind: FareKind,
): readonly SliceFare[] {
  const families = structureOf(pricer, itinerary.fare.carrier).families[pricer.ask.cabin];
  const fares = families.map((_, rank) => sliceFare(pricer, itinerary, batch, row, rank, kind));
  return fares.filter((fare) => fare !== undefined);
}

/** One family on one itinerary with all its lines. Undefined when the bags asked for are not sold with it. */
export function sliceFare(
  pricer: Pricer,
  itinerary: Itinerary,
  batch: ItineraryBatch,
  row: number,
  familyRank: number,
  kind: FareKind,
): SliceFare | undefined {
  const { fare } = itinerary;
  const quote = quotesOf(pricer, fare).families.find((each) => each.rank === familyRank);
  if (!quote) return undefined;
  const { family, bags } = quote;
  const base = quote[kind];
  const lines = linesOf(pricer, itinerary, base, bags);
  return {
    family,
    familyRank,
    kind,
    ...(isAgreed(pricer, fare.carrier) && { contract: true }),
    filedIn: fare.path.market.filing.currency,
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    lines,
    ...seatFacts(pricer, itinerary, batch, row, base.rank),
    bags: {
      cabin: bagFacts(pricer, fare, family, 'cabin'),
      checked: bagFacts(pricer, fare, family, 'checked'),
    },
    refund: conditionFact(pricer, family.refund),
    change: conditionFact(pricer, family.change),
    seat: { choice: family.seat.choice, fromMinor: charged(pricer, family.seat.fromMinor) },
    milesPercent: family.milesPercent,
  };
}

function linesOf(pricer: Pricer, { fare }: Itinerary, base: BaseFare, bags: BoughtBags): readonly FareLine[] {
  const lines: FareLine[] = [{ kind: 'base', code: 'BASE', name: 'Base fare', amountMinor: base.totalMinor }];
  for (const charge of fare.path.charges) {
    const amountMinor = chargeMinor(charge, pricer.groups, base.each);
    if (amountMinor !== 0) lines.push(taxLine(charge, amountMinor));
  }
  if (bags.cabinMinor > 0) {
    lines.push({ kind: 'bag', code: 'BAG-CABIN', name: 'Cabin bag', amountMinor: bags.cabinMinor });
  }
  if (bags.checkedMinor > 0) {
    lines.push({ kind: 'bag', code: 'BAG-CHECKED', name: 'Checked bag', amountMinor: bags.checkedMinor });
  }
  return lines;
}

const MOST_SEATS = 9;

/** The class of each leg in which its seats are sold at this price, and for how many of them there is room. */
function seatFacts(
  pricer: Pricer,
  { legs, fare }: Itinerary,
  batch: ItineraryBatch,
  row: number,
  rank: number,
): { bookingClasses: readonly string[]; cabins: readonly Cabin[]; seatsLeft: number } {
  const { timetable, inventory } = pricer.world;
  const bookingClasses: string[] = [];
  const cabins: Cabin[] = [];
  let seatsLeft = MOST_SEATS;
  const isDearest = rank === structureOf(pricer, fare.carrier).classes[pricer.ask.cabin].length - 1;
  for (const [k, leg] of legs.entries()) {
    const cabin = leg.rank >= 0 ? pricer.cabin : leg.fallbackCabin;
    const classes = structureOf(pricer, leg.carrier).classes[CABINS[cabin]!];
    const last = classes.length - 1;
    // Beyond the dearest price, and in a lower cabin, a dearer class of the leg costs no more.
    const used = isDearest || leg.rank < 0 ? last : Math.min(rank, last);
    const flight = batch.legs[3 * row + k]!;
    const relDay = batch.legDay[3 * row + k]!;
    const capacity = timetable.configs.seats[timetable.flights.config[flight]! * 4 + cabin]!;
    const left = inventory.seatsLeft(flight, relDay, cabin);
    const sold = inventory.soldByClass?.(flight, relDay, cabin);
    bookingClasses.push(classes[used]!.code);
    cabins.push(CABINS[cabin]!);
    seatsLeft = Math.min(seatsLeft, classSeats(classes, used, capacity, left, sold));
  }
  return { bookingClasses, cabins, seatsLeft };
}

function bagFacts(pricer: Pricer, fare: FareCase, family: FareFamily, kind: BagKind): PricedBags {
  const { weightKg } = structureOf(pricer, fare.carrier).bags[kind];
  return {
    included: family.bags[kind],
    asked: pricer.ask.bags[kind],
    bought: piecesBought(pricer, family, kind),
    sold: { weightKg, pricesMinor: bagPrices(pricer, fare, family, kind) },
  };
}

function conditionFact(pricer: Pricer, rule: ConditionRule): ConditionFact {
  return { status: rule.status, feeMinor: charged(pricer, rule.feeMinor), untilHoursBefore: rule.untilHoursBefore };
}

function charged(pricer: Pricer, minor: number | null): number | null {
  const { model } = pricer.world;
  return minor === null ? null : convertMinor(minor, model.baseCurrency, pricer.ask.currency, model.rates);
}
