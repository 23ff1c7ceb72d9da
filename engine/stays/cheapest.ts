import { rowsIn } from './area.ts';
import type { NightsChoice, StayAsk, StayLimits } from './ask.ts';
import { deadlinesOf } from './cancellation.ts';
import { propertyKey } from './facts.ts';
import { failuresOf } from './failures.ts';
import { nightTest } from './nights.ts';
import { ALL_PLANS, cheapestChoice, cheapestTotal, offerList, type OfferList } from './offers.ts';
import { stayPricer, type StayPricer } from './price.ts';
import { quoteOf } from './quotes.ts';
import { readyOf } from './ready.ts';
import { REFUSALS, stayRules } from './rules.ts';
import { fits, type StaySnapshot } from './snapshot.ts';
import { openTerms, type Terms } from './terms.ts';
import { OBSTACLES, type CheapestNight, type NightObstacle } from './types.ts';

const FRIDAY = 4;

/**
 * For each arrival the cheapest valid total of the area, exact, and the first property that has it. The area is searched once; a
 * property is priced in full only where its rooms alone, before board and taxes, cost less than the best so far.
 */
export function cheapestNights(
  world: StaySnapshot,
  ask: StayAsk,
  choice: NightsChoice,
  limits: Pick<StayLimits, 'refused'> = {},
): CheapestNight[] {
  const nights = choice.kind === 'weekends' ? 2 : choice.nights;
  const { rows: all } = rowsIn(world, ask.where);
  const fails = failuresOf(world, all, { limits });
  const rows = all.filter((_, at) => fails[at] === 0);
  const holding = holdingRows(openTerms(world, { ...ask, nights }), rows);
  const found: CheapestNight[] = [];
  for (let arrival = choice.from; arrival <= choice.to; arrival++) {
    if (choice.kind === 'weekends' && (arrival + 3) % 7 !== FRIDAY) continue;
    found.push(cheapestOn(world, { ...ask, arrival, nights }, holding));
  }
  return found;
}

function cheapestOn(world: StaySnapshot, ask: StayAsk, holding: Int32Array): CheapestNight {
  const terms = openTerms(world, ask);
  const pricer = stayPricer(terms);
  const deadlines = deadlinesOf(terms);
  const list = offerList(terms, pricer, deadlines);
  const bound = lowerBound(terms, pricer);
  const ready = readyOf(terms, { rows: holding, considered: 0 }).rows;
  const { arrival, nights } = ask;
  let least = Infinity;
  let best = -1;
  for (const row of ready) {
    if (bound(row) >= least) continue;
    if (list.add(row) === undefined) {
      const total = cheapestTotal(terms, list.offers([row], [0, list.count]), 0, ALL_PLANS);
      if (total < least) [least, best] = [total, row];
    }
    list.cut(0);
  }
  if (best < 0) {
    const obstacle = ready.length > 0 ? furthest(terms, ready, list) : holding.length > 0 ? 'nights' : 'occupancy';
    return { arrival, nights, totalMinor: null, dueAtPropertyMinor: null, key: null, obstacle };
  }
  list.add(best);
  const offers = list.offers([best], [0, list.count]);
  const chosen = cheapestChoice(terms, offers, 0, ALL_PLANS)!;
  const { price } = quoteOf({ terms, pricer, deadlines }, offers, best, chosen.offers);
  const { totalMinor, dueAtPropertyMinor } = price;
  return { arrival, nights, totalMinor, dueAtPropertyMinor, key: propertyKey(world, best), obstacle: null };
}

/** What stands in the way of the property that gets past most; of several rules the first that refuses. */
function furthest(terms: Terms, rows: Int32Array, list: OfferList): NightObstacle {
  let [most, refused]: [number, number] = [0, REFUSALS.length];
  for (const row of rows) {
    const obstacle = list.add(row);
    list.cut(0);
    if (obstacle === undefined) continue;
    most = Math.max(most, OBSTACLES.indexOf(obstacle));
    if (obstacle === 'restriction') refused = Math.min(refused, firstRefusal(terms, row));
  }
  const obstacle = OBSTACLES[most]!;
  return obstacle === 'restriction' ? REFUSALS[refused]! : obstacle;
}

function firstRefusal(terms: Terms, property: number): number {
  const { needs } = terms;
  const { rooms, properties } = terms.world;
  const isOpen = nightTest(terms);
  const rules = stayRules(terms);
  let first: number = REFUSALS.length;
  for (let room = properties.firstRoom[property]!; room < properties.firstRoom[property + 1]!; room++) {
    if (!isOpen(room) || !needs.some(({ takes }) => fits(rooms.holds[room]!, takes))) continue;
    for (let plan = rooms.firstPlan[room]!; plan < rooms.firstPlan[room + 1]!; plan++) {
      const refusal = rules.refusal(room, plan);
      if (refusal) first = Math.min(first, REFUSALS.indexOf(refusal));
    }
  }
  return first;
}

/** What the cheapest open and allowed plan of each need costs without board and taxes, as if rooms never ran out. */
function lowerBound(terms: Terms, pricer: StayPricer): (property: number) => number {
  const { world, needs, sees } = terms;
  const { rooms, plans, properties } = world;
  const isOpen = nightTest(terms);
  const rules = stayRules(terms);
  return (property) => {
    let sum = 0;
    for (let need = 0; need < needs.length; need++) {
      let least = Infinity;
      for (let room = properties.firstRoom[property]!; room < properties.firstRoom[property + 1]!; room++) {
        if (!fits(rooms.holds[room]!, needs[need]!.takes) || !isOpen(room)) continue;
        for (let plan = rooms.firstPlan[room]!; plan < rooms.firstPlan[room + 1]!; plan++) {
          if (sees[plans.audience[plan]!] === 0 || !rules.allows(room, plan)) continue;
          least = Math.min(least, pricer.atLeast({ property, need, room, plan }));
        }
      }
      sum += least * needs[need]!.asked.length;
    }
    return sum;
  };
}

function holdingRows({ world, needs }: Terms, rows: Int32Array): Int32Array {
  const { properties, rooms } = world;
  return rows.filter((row) => {
    return needs.every(({ takes, childAges }) => {
      if (childAges.length > 0 && properties.children[row] === 0) return false;
      for (let room = properties.firstRoom[row]!; room < properties.firstRoom[row + 1]!; room++) {
        if (fits(rooms.holds[room]!, takes)) return true;
      }
      return false;
    });
  });
}
