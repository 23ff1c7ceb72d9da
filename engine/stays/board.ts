import { middleOf, rowsIn, statedKilometres } from './area.ts';
import type { LatLon, StayAsk, StayFilters } from './ask.ts';
import { deadlinesOf, type Deadlines } from './cancellation.ts';
import { ALL_PLANS, cheapestTotal, offerList, planClass, priceOffers, type Offers } from './offers.ts';
import { stayPricer, type StayPricer } from './price.ts';
import { readyOf } from './ready.ts';
import { BOARDS, type StaySnapshot } from './snapshot.ts';
import { openTerms, type Terms } from './terms.ts';
import { OBSTACLES, type Obstacle } from './types.ts';

/** Everything of an ask that no view changes. Properties with a valid fit are numbered from 0: `offers.rows[at]`. */
export interface Board {
  readonly terms: Terms;
  readonly pricer: StayPricer;
  readonly deadlines: Deadlines;
  readonly offers: Offers;
  /** All properties of the area. */
  readonly inArea: Int32Array;
  /** Properties that have rooms for the party, none of them left. */
  readonly soldOut: Int32Array;
  readonly considered: number;
  readonly pruned: readonly { readonly reason: Obstacle; readonly count: number }[];
  /** Stated kilometres by property; NaN where the ask names no point. */
  readonly distance: Float64Array;
  readonly near: LatLon | undefined;
  /** Quarters that bookable properties lie in, -1 for none: of a world's thousands a search sees a few. */
  readonly areas: readonly number[];
  /** Position in `areas`, by property. */
  readonly areaAt: Int32Array;
  /** Of all properties without filters, ascending. */
  readonly ascending: Float64Array;
  /** Cheapest totals with plans of a mask; Infinity for none. */
  totals(mask: number): Float64Array;
}

const SOLD_OUT: readonly Obstacle[] = ['nights', 'units', 'rooms'];

export function openBoard(world: StaySnapshot, ask: StayAsk): Board {
  const terms = openTerms(world, ask);
  const area = rowsIn(world, ask.where);
  const ready = readyOf(terms, area);
  const pricer = stayPricer(terms);
  const deadlines = deadlinesOf(terms);
  const { offers, failed } = priceOffers(ready.rows, offerList(terms, pricer, deadlines));
  const near = ask.near ?? middleOf(ask.where);
  const distance = Float64Array.from(offers.rows, (row) => (near ? statedKilometres(world, near, row) : NaN));
  const areas = [...new Set(Array.from(offers.rows, (row) => world.properties.area[row]!))];
  const areaPlace = new Map(areas.map((area, place) => [area, place]));
  const known = new Map<number, Float64Array>();
  const totals = (mask: number): Float64Array => {
    let found = known.get(mask);
    if (!found) {
      found = Float64Array.from(offers.rows, (_, at) => cheapestTotal(terms, offers, at, mask));
      known.set(mask, found);
    }
    return found;
  };
  const gone = failed.filter(({ reason }) => SOLD_OUT.includes(reason)).map(({ row }) => row);
  const count = (reason: Obstacle): number => {
    if (reason === 'occupancy') return area.rows.length - ready.rows.length - ready.closed.length;
    const open = failed.filter((each) => each.reason === reason).length;
    return open + (reason === 'nights' ? ready.closed.length : 0);
  };
  return {
    terms,
    pricer,
    deadlines,
    offers,
    inArea: area.rows,
    soldOut: Int32Array.from([...ready.closed, ...gone]),
    considered: area.considered,
    pruned: OBSTACLES.map((reason) => ({ reason, count: count(reason) })).filter((each) => each.count > 0),
    distance,
    near,
    areas,
    areaAt: Int32Array.from(offers.rows, (row) => areaPlace.get(world.properties.area[row]!)!),
    ascending: totals(ALL_PLANS).slice().sort(),
    totals,
  };
}

/** The classes of plans that pass the asks on plans. */
export function maskOf({ boards, freeCancellation, payLater }: StayFilters): number {
  let mask = 0;
  BOARDS.forEach((name, board) => {
    if (boards && !boards.includes(name)) return;
    for (const free of [false, true]) {
      for (const later of [false, true]) {
        if ((free || !freeCancellation) && (later || !payLater)) mask |= 1 << planClass(board, free, later);
      }
    }
  });
  return mask;
}
