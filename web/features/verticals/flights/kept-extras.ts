import { flightExtras, type FlightProduct } from '#contract/booking';
import type { KeptChoice } from '../kept-choice.ts';

type Extras = ReturnType<typeof flightExtras>;

interface Kept {
  readonly bags: { traveller: number; slice: number; kind: Extras['bags'][number]['kind']; bought: number }[];
  readonly seats: { traveller: number; slice: number; preference: Extras['seats'][number]['chosen'] }[];
  /** Seats that were chosen and are not sold with the new choice. */
  readonly lostSeats: number;
  /** Bags that were included or bought and do not come with it, on the flight that loses most: nobody buys one unasked. */
  readonly lostBags: number;
}

/** The bags and seats of what was in the cart that the new choice sells as well; a bag that it includes is not bought. */
export function keptExtras(before: Extras, now: Extras): Kept {
  const bags = now.bags.map(({ traveller, slice, kind, included, bought, sold }) => {
    const had = before.bags.find((bag) => bag.traveller === traveller && bag.slice === slice && bag.kind === kind);
    const more = Math.max(0, included.pieces - (had?.included.pieces ?? 0));
    const wanted = Math.min(sold.prices.length, Math.max(0, (had?.bought ?? 0) - more));
    return { traveller, slice, kind, bought: Math.max(bought, wanted) };
  });
  const chosen = before.seats.filter((seat) => seat.chosen !== 'none');
  const fits = ({ traveller, slice, chosen: wish }: Extras['seats'][number]): boolean =>
    now.seats.some((seat) => seat.traveller === traveller && seat.slice === slice && seat.preferences.includes(wish));
  const seats = chosen
    .filter(fits)
    .map(({ traveller, slice, chosen: preference }) => ({ traveller, slice, preference }));
  const lostOn = new Map<number, number>();
  for (const { traveller, slice, kind, included, bought } of before.bags) {
    const same = (bag: { traveller: number; slice: number; kind: string }): boolean =>
      bag.traveller === traveller && bag.slice === slice && bag.kind === kind;
    const kept = (now.bags.find(same)?.included.pieces ?? 0) + (bags.find(same)?.bought ?? 0);
    lostOn.set(slice, (lostOn.get(slice) ?? 0) + Math.max(0, included.pieces + bought - kept));
  }
  return { bags, seats, lostSeats: chosen.length - seats.length, lostBags: Math.max(0, ...lostOn.values()) };
}

/** Whether the new choice must be asked for again with what is kept: without that it has its own bags and no seats. */
export function addsTo(now: Extras, { bags, seats }: Pick<Kept, 'bags' | 'seats'>): boolean {
  return seats.length > 0 || bags.some((bag, at) => bag.bought !== now.bags[at]?.bought);
}

/** With the bags and seats of what was in the cart, as far as they are sold with it. */
export const keptFlightChoice: KeptChoice<FlightProduct> = (before, now, chosen) => {
  const { lostBags, lostSeats, ...kept } = keptExtras(flightExtras(before.extras), flightExtras(now.extras));
  return {
    choice: addsTo(flightExtras(now.extras), kept) ? { ...chosen, ...kept } : chosen,
    lost: { seats: lostSeats, bags: lostBags },
  };
};
