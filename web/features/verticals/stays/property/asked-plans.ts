import type { RoomOffer, StayFilters } from '#contract/search';

type PlanFilters = Pick<StayFilters, 'boards' | 'freeCancellation' | 'payLater'>;
type Needs = readonly { readonly offers: readonly RoomOffer[] }[];

/** The filters of a list that are about the plan of a room rather than about its property; undefined where there are none. */
export function planFilters({ boards, freeCancellation, payLater }: StayFilters): PlanFilters | undefined {
  return boards || freeCancellation || payLater ? { boards, freeCancellation, payLater } : undefined;
}

export function meets({ boards, freeCancellation, payLater }: PlanFilters, { plan, cancellation }: RoomOffer): boolean {
  if (boards && !boards.includes(plan.board)) return false;
  if (freeCancellation && cancellation.freeUntil === null) return false;
  return !payLater || plan.payAt === 'property';
}

interface Way {
  readonly totalMinor: number;
  readonly rooms: readonly RoomOffer[];
}

/**
 * The rooms that the list named the total of: the cheapest way to give each room of the party a plan that meets the filters, with
 * never more rooms of a type than are left. Exact; undefined where there is no such way.
 */
export function cheapestRooms(needs: Needs, filters: PlanFilters): readonly RoomOffer[] | undefined {
  /** By how many of each type are taken: all that matters for the rooms to come. */
  let ways = new Map<string, Way>([['', { totalMinor: 0, rooms: [] }]]);
  for (const { offers } of needs) {
    const next = new Map<string, Way>();
    const cheapest = cheapestOfTypes(offers.filter((offer) => meets(filters, offer)));
    for (const { totalMinor, rooms } of ways.values()) {
      for (const offer of cheapest) {
        if (rooms.filter(({ room }) => room.key === offer.room.key).length >= offer.left) continue;
        const way = { totalMinor: totalMinor + offer.price.total.amountMinor, rooms: [...rooms, offer] };
        const taken = way.rooms.map(({ room }) => room.key).toSorted();
        const id = JSON.stringify(taken);
        const known = next.get(id);
        if (!known || way.totalMinor < known.totalMinor) next.set(id, way);
      }
    }
    ways = next;
  }
  const [first, ...more] = ways.values();
  return first && more.reduce((best, way) => (way.totalMinor < best.totalMinor ? way : best), first).rooms;
}

function cheapestOfTypes(offers: readonly RoomOffer[]): RoomOffer[] {
  const types = new Map<string, RoomOffer>();
  for (const offer of offers) {
    const known = types.get(offer.room.key);
    if (!known || offer.price.total.amountMinor < known.price.total.amountMinor) types.set(offer.room.key, offer);
  }
  return [...types.values()];
}
