import { nightTest, unitsLeft } from './nights.ts';
import { cheapestFit, type FitProblem } from './fit.ts';
import type { Deadlines } from './cancellation.ts';
import type { StayPricer } from './price.ts';
import { stayRules } from './rules.ts';
import { fits } from './snapshot.ts';
import type { Terms } from './terms.ts';
import type { Obstacle } from './types.ts';

/** What a plan is to the asks on plans: board, free cancellation, pay later. Fewer than 32, so that filters are a mask. */
export function planClass(board: number, free: boolean, later: boolean): number {
  return board | (free ? 8 : 0) | (later ? 16 : 0);
}

/** Every plan of every room that this ask may book, priced, as columns; those of a property are neighbours. */
export interface Offers {
  /** Properties with a valid fit, in the order in which they were given. */
  readonly rows: Int32Array;
  /** First offer of each of `rows`; one more at the end. */
  readonly first: Uint32Array;
  readonly total: Float64Array;
  readonly room: Int32Array;
  readonly plan: Int32Array;
  readonly left: Uint16Array;
  readonly need: Uint8Array;
  readonly planClass: Uint8Array;
}

/** Which plan of which room each asked room gets. */
export interface Chosen {
  readonly totalMinor: number;
  /** By asked room: an offer. */
  readonly offers: readonly number[];
}

/** Collects offers of one property after the other. */
export interface OfferList {
  /** How many there are, and where the next property starts. */
  readonly count: number;
  /** Adds what of a property may be booked; the reason when not every asked room can be served. */
  add(property: number): Obstacle | undefined;
  /** Forgets all from `start` on. */
  cut(start: number): void;
  offers(rows: readonly number[], first: readonly number[]): Offers;
}

/** The furthest that anything of a property gets for a need. */
const STAGES = ['occupancy', 'nights', 'units', 'restriction', 'audience'] as const satisfies readonly Obstacle[];
const SOLD = STAGES.length;

export function offerList(terms: Terms, pricer: StayPricer, deadlines: Deadlines): OfferList {
  const { world, needs } = terms;
  const { properties, plans } = world;
  const gate = roomGate(terms);
  const list: Columns = { total: [], room: [], plan: [], left: [], need: [], planClass: [] };
  const alone = needs.length === 1 && needs[0]!.asked.length === 1;
  const addRoom = (property: number, need: number, room: number): number => {
    const { stage, left, sold } = gate(property, need, room);
    for (const plan of sold) {
      const free = deadlines.freeUntil(property, plans.cancellation[plan]!) !== null;
      list.total.push(pricer.total({ property, need, room, plan }));
      list.room.push(room);
      list.plan.push(plan);
      list.left.push(left);
      list.need.push(need);
      list.planClass.push(planClass(plans.board[plan]!, free, plans.payAt[plan] === 1));
    }
    return stage;
  };
  return {
    get count() {
      return list.total.length;
    },
    add(property) {
      const start = list.total.length;
      let least: number = SOLD;
      for (let need = 0; need < needs.length; need++) {
        let furthest = 0;
        for (let room = properties.firstRoom[property]!; room < properties.firstRoom[property + 1]!; room++) {
          furthest = Math.max(furthest, addRoom(property, need, room));
        }
        least = Math.min(least, furthest);
      }
      if (least < SOLD) return STAGES[least];
      return alone || fitOf(terms, list, start, list.total.length, ALL_PLANS) ? undefined : 'rooms';
    },
    cut(start) {
      for (const column of Object.values(list)) column.length = start;
    },
    offers: (rows, first) => columnsOf(rows, first, list),
  };
}

interface Gated {
  readonly stage: number;
  readonly left: number;
  /** Plans that this ask may book. */
  readonly sold: readonly number[];
}

/** How far a room gets for a need, and which of its plans are sold. */
function roomGate(terms: Terms): (property: number, need: number, room: number) => Gated {
  const { world, needs, sees } = terms;
  const { rooms, plans, properties } = world;
  const isOpen = nightTest(terms);
  const rules = stayRules(terms);
  return (property, need, room) => {
    const { takes, childAges } = needs[need]!;
    if (!fits(rooms.holds[room]!, takes) || (childAges.length > 0 && properties.children[property] === 0))
      return SHUT[0]!;
    if (!isOpen(room)) return SHUT[1]!;
    const left = unitsLeft(terms, room);
    if (left === 0) return SHUT[2]!;
    let stage = 3;
    const sold: number[] = [];
    for (let plan = rooms.firstPlan[room]!; plan < rooms.firstPlan[room + 1]!; plan++) {
      if (!rules.allows(room, plan)) continue;
      stage = 4;
      if (sees[plans.audience[plan]!] === 1) sold.push(plan);
    }
    return { stage: sold.length > 0 ? SOLD : stage, left, sold };
  };
}

const SHUT: readonly Gated[] = STAGES.map((_, stage) => ({ stage, left: 0, sold: [] }));

/** Why nothing of a room is sold, for the need that gets furthest; undefined when something is. */
export function roomObstacle(terms: Terms, property: number, room: number): Obstacle | undefined {
  const gate = roomGate(terms);
  return STAGES[Math.max(...terms.needs.map((_, need) => gate(property, need, room).stage))];
}

export interface PricedOffers {
  readonly offers: Offers;
  /** Properties that could be booked but for what stands in the way, in the order in which they were given. */
  readonly failed: readonly { readonly row: number; readonly reason: Obstacle }[];
}

export function priceOffers(rows: Int32Array, list: OfferList): PricedOffers {
  const valid: number[] = [];
  const first: number[] = [0];
  const failed: { row: number; reason: Obstacle }[] = [];
  for (const property of rows) {
    const start = list.count;
    const reason = list.add(property);
    if (reason === undefined) {
      valid.push(property);
      first.push(list.count);
    } else {
      failed.push({ row: property, reason });
      list.cut(start);
    }
  }
  return { offers: list.offers(valid, first), failed };
}

/** Every plan passes. */
export const ALL_PLANS = -1;

type Columns = Record<'total' | 'room' | 'plan' | 'left' | 'need' | 'planClass', number[]>;
type OfferColumns = Record<keyof Columns, ArrayLike<number>>;

function columnsOf(rows: readonly number[], first: readonly number[], list: Columns): Offers {
  return {
    rows: Int32Array.from(rows),
    first: Uint32Array.from(first),
    total: Float64Array.from(list.total),
    room: Int32Array.from(list.room),
    plan: Int32Array.from(list.plan),
    left: Uint16Array.from(list.left),
    need: Uint8Array.from(list.need),
    planClass: Uint8Array.from(list.planClass),
  };
}

/** Total of the cheapest fit of property `at` of the offers with plans of the mask; Infinity for none. */
export function cheapestTotal(terms: Terms, offers: Offers, at: number, mask: number): number {
  const [from, to] = [offers.first[at]!, offers.first[at + 1]!];
  if (terms.needs.length > 1 || terms.needs[0]!.asked.length > 1) {
    return fitOf(terms, offers, from, to, mask)?.totalMinor ?? Infinity;
  }
  let least = Infinity;
  for (let offer = from; offer < to; offer++) {
    if (((mask >>> offers.planClass[offer]!) & 1) === 1 && offers.total[offer]! < least) least = offers.total[offer]!;
  }
  return least;
}

export function cheapestChoice(terms: Terms, offers: Offers, at: number, mask: number): Chosen | undefined {
  return fitOf(terms, offers, offers.first[at]!, offers.first[at + 1]!, mask);
}

/** The cheapest plan of each room type for each need, then the cheapest way to share the rooms out. */
function fitOf(
  { needs, ask }: Terms,
  offers: OfferColumns,
  from: number,
  to: number,
  mask: number,
): Chosen | undefined {
  const rooms: number[] = [];
  const left: number[] = [];
  const costs = needs.map((): number[] => []);
  const best = needs.map((): number[] => []);
  for (let offer = from; offer < to; offer++) {
    if (((mask >>> offers.planClass[offer]!) & 1) === 0) continue;
    let type = rooms.indexOf(offers.room[offer]!);
    if (type < 0) {
      type = rooms.push(offers.room[offer]!) - 1;
      left.push(offers.left[offer]!);
      for (const cost of costs) cost.push(Infinity);
    }
    const need = offers.need[offer]!;
    if (offers.total[offer]! >= costs[need]![type]!) continue;
    costs[need]![type] = offers.total[offer]!;
    best[need]![type] = offer;
  }
  if (rooms.length === 0) return undefined;
  const problem: FitProblem = { counts: needs.map(({ asked }) => asked.length), costs, left };
  const fit = cheapestFit(problem);
  if (!fit) return undefined;
  const chosen: number[] = ask.rooms.map(() => -1);
  needs.forEach(({ asked }, need) => asked.forEach((place, i) => (chosen[place] = best[need]![fit.rooms[need]![i]!]!)));
  return { totalMinor: fit.cost, offers: chosen };
}
