import type { RoomOffer, StayDetail } from '#contract/search';
import { planId } from './choice-address.ts';

type Needs = readonly { readonly offers: readonly RoomOffer[] }[];

export interface Settled {
  /** One for each room of the party. */
  readonly rooms: readonly RoomOffer[];
  /** Places in the party whose room is another than was asked for, since there are not as many left. */
  readonly moved: readonly number[];
}

/** The cheapest rooms for the party: those that the list named the total of. */
export function defaultPicks({ offer }: Pick<StayDetail, 'offer'>): readonly string[] {
  return offer.rooms.map(planId);
}

/**
 * The asked plan of each room, with never more rooms of a type than are left: `first` has its choice, the others keep theirs as
 * far as it goes and take the cheapest of what remains. Undefined where that leaves somebody without a room.
 */
export function settle(needs: Needs, picks: readonly (string | undefined)[], first = 0): Settled | undefined {
  const order = [first, ...needs.keys()].filter((at, i, all) => all.indexOf(at) === i && needs[at]);
  const taken = new Map<string, number>();
  const rooms: RoomOffer[] = [];
  const types = [...new Set(needs.flatMap(({ offers }) => offers.map(({ room }) => room.key)))];
  /** From where nobody gets any further, however the way there was. */
  const dead = new Set<string>();
  const place = (step: number): boolean => {
    const at = order[step];
    if (at === undefined) return true;
    const here = `${step} ${types.map((type) => taken.get(type) ?? 0).join()}`;
    if (dead.has(here)) return false;
    for (const offer of inOrder(needs[at]?.offers ?? [], picks[at])) {
      const { key } = offer.room;
      const count = taken.get(key) ?? 0;
      if (count >= offer.left) continue;
      taken.set(key, count + 1);
      rooms[at] = offer;
      if (place(step + 1)) return true;
      taken.set(key, count);
    }
    dead.add(here);
    return false;
  };
  if (!place(0)) return undefined;
  return {
    rooms,
    moved: rooms.flatMap((room, at) => (picks[at] !== undefined && planId(room) !== picks[at] ? [at] : [])),
  };
}

/** What was asked for, then the cheapest plan of each type: which of its plans is taken changes nothing for the others. */
function inOrder(offers: readonly RoomOffer[], pick: string | undefined): readonly RoomOffer[] {
  const asked = offers.find((offer) => planId(offer) === pick);
  const cheapest = new Map<string, RoomOffer>();
  for (const offer of offers) {
    const known = cheapest.get(offer.room.key);
    if (!known || offer.price.total.amountMinor < known.price.total.amountMinor) cheapest.set(offer.room.key, offer);
  }
  return asked ? [asked, ...cheapest.values()] : [...cheapest.values()];
}
