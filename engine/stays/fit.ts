/** Rooms of one property for a party: what each need would pay in each room type, and how many of the type there are. */
export interface FitProblem {
  /** How many rooms of each need are asked for. */
  readonly counts: readonly number[];
  /** By need, then room type; Infinity where it is not sold. */
  readonly costs: readonly (readonly number[])[];
  /** Units left, by room type. */
  readonly left: readonly number[];
}

export interface Fit {
  readonly cost: number;
  /** Room types of each need, ascending, as many as its count. */
  readonly rooms: readonly (readonly number[])[];
}

/** The cheapest way to give every asked room a room type without taking more than are left; exact. Undefined when there is none. */
export function cheapestFit(problem: FitProblem): Fit | undefined {
  const { counts, costs } = problem;
  const first = costs.map((cost) => cost.reduce((best, each, room) => (each < cost[best]! ? room : best), 0));
  if (costs.some((cost, need) => cost[first[need]!] === Infinity)) return undefined;
  return enough(problem, first)
    ? {
        cost: costOf(problem, first),
        rooms: counts.map((count, need) => Array.from({ length: count }, () => first[need]!)),
      }
    : shared(problem);
}

function enough({ counts, left }: FitProblem, first: readonly number[]): boolean {
  return left.every((units, room) => {
    return first.reduce((taken, choice, need) => (choice === room ? taken + counts[need]! : taken), 0) <= units;
  });
}

function costOf({ counts, costs }: FitProblem, first: readonly number[]): number {
  return first.reduce((sum, room, need) => sum + counts[need]! * costs[need]![room]!, 0);
}

/**
 * Room type after room type: the cheapest cost of every way to have some of the needs served (a state, digits of how many of each),
 * over all ways to serve the rest with the units of the next type. At most 256 states for eight rooms.
 */
function shared({ counts, costs, left }: FitProblem): Fit | undefined {
  const states = statesOf(counts);
  const types = left.length;
  let best = states.map((_, state) => (state === 0 ? 0 : Infinity));
  const taken: Int32Array[] = [];
  for (let type = 0; type < types; type++) {
    const next = [...best];
    const from = new Int32Array(states.length).fill(0);
    states.forEach((served, step) => {
      if (step === 0 || total(served) > left[type]!) return;
      const cost = served.reduce((sum, count, need) => (count > 0 ? sum + count * costs[need]![type]! : sum), 0);
      if (cost === Infinity) return;
      for (let state = step; state < states.length; state++) {
        if (!covers(states[state]!, served)) continue;
        const sum = best[state - step]! + cost;
        if (sum < next[state]!) {
          next[state] = sum;
          from[state] = step;
        }
      }
    });
    taken.push(from);
    best = next;
  }
  const cost = best.at(-1)!;
  return cost === Infinity ? undefined : { cost, rooms: walkBack(states, taken, counts) };
}

/** Mixed-radix numbers up to `counts`; the number of a state is the sum of the numbers of its parts. */
function statesOf(counts: readonly number[]): readonly (readonly number[])[] {
  let states: number[][] = [[]];
  for (const count of counts) {
    states = states.flatMap((state) => Array.from({ length: count + 1 }, (_, digit) => [...state, digit]));
  }
  return states;
}

function covers(state: readonly number[], part: readonly number[]): boolean {
  return part.every((digit, need) => digit <= state[need]!);
}

function total(state: readonly number[]): number {
  return state.reduce((sum, digit) => sum + digit, 0);
}

function walkBack(
  states: readonly (readonly number[])[],
  taken: readonly Int32Array[],
  counts: readonly number[],
): readonly (readonly number[])[] {
  const rooms: number[][] = counts.map(() => []);
  let state = states.length - 1;
  for (let type = taken.length - 1; type >= 0; type--) {
    const step = taken[type]![state]!;
    states[step]!.forEach((count, need) => {
      for (let i = 0; i < count; i++) rooms[need]!.unshift(type);
    });
    state -= step;
  }
  return rooms;
}
