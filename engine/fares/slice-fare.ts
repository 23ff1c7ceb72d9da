import { classSeats } from './classes.ts';
import { bagMinor, structureOf, type BaseFare, type BoughtBags, type Pricer } from './pricer.ts';
import { quotesOf } from './quotes.ts';
import { convertMinor } from '#engine/rates';
import { chargeMinor, taxLine } from './taxes.ts';
import type { Itinerary } from './itinerary.ts';
import type { BagAllowance, ConditionRule, FareFamily } from './model.ts';
import type { ConditionFact, FareKind, FareLine, SliceFare } from './types.ts';
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
    filedIn: fare.path.market.filing.currency,
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    lines,
    ...seatFacts(pricer, itinerary, batch, row, base.rank),
    bags: bagFacts(pricer, itinerary, family),
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
  for (const [k, leg] of legs.entries()) {
    const asked = leg.rank >= 0;
    const cabin = asked ? pricer.cabin : leg.fallbackCabin;
    const classes = structureOf(pricer, asked ? fare.carrier : leg.carrier).classes[CABINS[cabin]!];
    const used = classes[Math.min(asked ? rank : leg.fallbackRank, classes.length - 1)]!;
    const flight = batch.legs[3 * row + k]!;
    const capacity = timetable.configs.seats[timetable.flights.config[flight]! * 4 + cabin]!;
    const left = inventory.seatsLeft(flight, batch.legDay[3 * row + k]!, cabin);
    bookingClasses.push(used.code);
    cabins.push(CABINS[cabin]!);
    seatsLeft = Math.min(seatsLeft, Math.max(pricer.seats, classSeats(used, capacity, left)));
  }
  return { bookingClasses, cabins, seatsLeft };
}

function bagFacts(pricer: Pricer, { fare }: Itinerary, family: FareFamily): SliceFare['bags'] {
  const { bags } = pricer.ask;
  const checked = withBought(family.bags.checked, bags.checked);
  return {
    cabin: withBought(family.bags.cabin, bags.cabin),
    checked,
    checkedFromMinor: bagMinor(pricer, fare, 'checked', checked.pieces - family.bags.checked.pieces),
    cabinFromMinor: Math.max(family.bags.cabin.pieces, bags.cabin) > 0 ? null : bagMinor(pricer, fare, 'cabin', 0),
  };
}

const BOUGHT_BAG_KG = 23;

function withBought(included: BagAllowance, asked: number): BagAllowance {
  if (included.pieces >= asked) return included;
  return { pieces: asked, weightKg: included.weightKg ?? (asked > 0 ? BOUGHT_BAG_KG : null) };
}

function conditionFact(pricer: Pricer, rule: ConditionRule): ConditionFact {
  return { status: rule.status, feeMinor: charged(pricer, rule.feeMinor), untilHoursBefore: rule.untilHoursBefore };
}

function charged(pricer: Pricer, minor: number | null): number | null {
  const { model } = pricer.world;
  return minor === null ? null : convertMinor(minor, model.baseCurrency, pricer.ask.currency, model.rates);
}
