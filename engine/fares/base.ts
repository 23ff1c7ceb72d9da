import { demandFactor, hash3 } from './demand.ts';
import { haulOf } from './haul.ts';
import { passengerPermille } from './party.ts';
import { structureOf, type BaseFare, type FareCase, type PricedPath, type Pricer } from './pricer.ts';
import type { FareFamily, FareStructure } from './model.ts';
import type { FareKind } from './types.ts';

/**
 * The filed base fare of a family for every passenger group: curve x cabin x carrier x stops x interline x demand x class x
 * family, rounded up to the filing unit in the filing currency, then converted. Dearer classes and families never cost less.
 */
export function baseFare(pricer: Pricer, fare: FareCase, family: FareFamily, kind: FareKind, level: number): BaseFare {
  const structure = structureOf(pricer, fare.carrier);
  const open = cheapestClass(pricer, structure, fare.rank, kind);
  const { microPerBase, minorPerUnit, minorPerBase, unit, toAsked } = fare.path.market.filing;
  const step = (family.stepMinor[haulOf(fare.path.km)] ?? 0) / minorPerBase;
  const units = level * (open.permille / 1000) * (family.pricePermille / 1000) + step;
  const adult = toUnit((units * microPerBase * minorPerUnit) / 1_000_000, unit);
  const each: number[] = [];
  let totalMinor = 0;
  for (const group of pricer.groups) {
    const share = toUnit((adult * passengerPermille(group, structure.passengers)) / 1000, unit);
    const minor = toAsked(share);
    each.push(minor);
    totalMinor += minor * group.count;
  }
  return { rank: open.rank, each, totalMinor };
}

function toUnit(minor: number, unit: number): number {
  return Math.ceil(minor / unit - 1e-9) * unit;
}

/** Whole base units of the lowest family at class price 1000: the `level` of every base fare of the case. */
export function levelUnits(pricer: Pricer, { path, carrier, extraCarriers }: FareCase): number {
  const structure = structureOf(pricer, carrier);
  const stops = Math.min(2, path.airports.length - 2);
  return (
    curveUnits(structure, path.km) *
    (structure.cabinPermille[pricer.cabin]! / 1000) *
    ((pricer.level[carrier] ?? 1000) / 1000) *
    (structure.stopPermille[stops]! / 1000) *
    (structure.interlinePermille / 1000) ** extraCarriers *
    demandOf(pricer, path, carrier)
  );
}

function demandOf(pricer: Pricer, path: PricedPath, carrier: number): number {
  const { model } = pricer.world;
  const { demand } = path.market;
  let factor = demand.get(carrier);
  if (factor === undefined) {
    const market = hash3(path.airports[0]!, path.airports.at(-1)!, carrier);
    factor = demandFactor(model.demand, model.seed, pricer.day, pricer.leadDays, market);
    demand.set(carrier, factor);
  }
  return factor;
}

/** The cheapest of the open classes; a half return costs a one-way in a class whose minimum stay is not met. */
function cheapestClass(
  pricer: Pricer,
  structure: FareStructure,
  from: number,
  kind: FareKind,
): { rank: number; permille: number } {
  const classes = structure.classes[pricer.ask.cabin];
  let best = { rank: from, permille: classes[from]!.pricePermille };
  for (let rank = from; kind === 'halfReturn' && rank < classes.length; rank += 1) {
    const bookingClass = classes[rank]!;
    if (pricer.stayDays < bookingClass.minStayDays) continue;
    const permille = (bookingClass.pricePermille * structure.returnPermille) / 1000;
    if (permille < best.permille) best = { rank, permille };
  }
  return best;
}

function curveUnits(structure: FareStructure, km: number): number {
  let left = structure.curve[0]!;
  let right = left;
  for (const knot of structure.curve) {
    right = knot;
    if (km < knot.km) break;
    left = knot;
  }
  const share = right.km > left.km ? Math.min(1, (km - left.km) / (right.km - left.km)) : 0;
  return left.a + (right.a - left.a) * share + (left.b + (right.b - left.b) * share) * km ** 0.7;
}
