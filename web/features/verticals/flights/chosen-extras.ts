import { type Extras, flightExtras, type FlightProduct, type SeatPreference } from '#contract/booking';
import { boughtBagsMinor, type PriceLine } from '#contract/search';
import type { ChosenExtras } from '../chosen-extras.ts';

/** `item`: place of the thing that they go with. */
export function bagField(item: number, bag: { traveller: number; slice: number; kind: string }): string {
  return `bag.${item}.${bag.traveller}.${bag.slice}.${bag.kind}`;
}

export function seatField(item: number, { traveller, slice }: { traveller: number; slice: number }): string {
  return `seat.${item}.${traveller}.${slice}`;
}

const PREFERENCES: readonly SeatPreference[] = ['none', 'window', 'aisle'];

type Item = Parameters<ChosenExtras<FlightProduct>['read']>[1];
type Chosen = Extract<Extras, { vertical: 'flights' }>;

/** The choices in the form; what it does not hold stays as it was. Bags that are not sold are left out. */
function read(form: FormData, { extras }: Item, item: number): Chosen {
  const offered = flightExtras(extras);
  const bags = offered.bags
    .filter(({ sold: { prices } }) => prices.length > 0)
    .map((bag) => {
      const typed = form.get(bagField(item, bag));
      const most = bag.sold.prices.length;
      const bought = typeof typed === 'string' && /^\d$/.test(typed) ? Math.min(Number(typed), most) : bag.bought;
      return { traveller: bag.traveller, slice: bag.slice, kind: bag.kind, bought };
    });
  const seats = offered.seats.map((seat) => {
    const typed = PREFERENCES.find((known) => known === form.get(seatField(item, seat)));
    return { traveller: seat.traveller, slice: seat.slice, preference: typed ?? seat.chosen };
  });
  return { vertical: 'flights', bags, seats };
}

/** With other choices: bags and seats taken out of the price and put in anew. */
function withChosen(item: Item, chosen: Chosen): Item {
  const { price } = item;
  const { currency } = price.total;
  const extras = offeredWith(flightExtras(item.extras), chosen);
  const bags = extras.bags.reduce((sum, bag) => sum + boughtBagsMinor(bag, bag.bought), 0);
  const seats = extras.seats.reduce(
    (sum, { chosen: wish, unit }) => sum + (wish === 'none' ? 0 : (unit?.amountMinor ?? 0)),
    0,
  );
  const kept = price.lines.filter(({ kind }) => kind !== 'bag' && kind !== 'seat');
  const added: PriceLine[] = [
    { kind: 'bag' as const, code: 'BAG', name: '', amountMinor: bags, currency },
    { kind: 'seat' as const, code: 'SEAT', name: '', amountMinor: seats, currency },
  ].filter(({ amountMinor }) => amountMinor > 0);
  const lines = [...kept, ...added];
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return { ...item, extras, price: { ...price, lines, total: { amountMinor, currency } } };
}

type Place = Pick<Chosen['seats'][number], 'traveller' | 'slice'>;

function offeredWith({ bags, seats }: ReturnType<typeof flightExtras>, chosen: Chosen) {
  const at = (one: Place) => (other: Place) => one.traveller === other.traveller && one.slice === other.slice;
  return {
    vertical: 'flights' as const,
    bags: bags.map((bag) => ({
      ...bag,
      bought: chosen.bags.filter(at(bag)).find(({ kind }) => kind === bag.kind)?.bought ?? bag.bought,
    })),
    seats: seats.map((seat) => ({ ...seat, chosen: chosen.seats.find(at(seat))?.preference ?? seat.chosen })),
  };
}

export const chosenFlightExtras: ChosenExtras<FlightProduct> = {
  read,
  isAdded: ({ extras }) => flightExtras(extras).bags.some(({ bought }) => bought > 0),
  with: withChosen,
};
