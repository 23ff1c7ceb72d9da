import type { Extras, ExtrasOffered, SeatPreference } from '#contract/booking';
import type { Money } from '#contract/core';
import { boughtBagsMinor, type Price, type PriceLine } from '#contract/search';
import type { Purchase } from './purchase.ts';

/** `item`: place of the thing that they go with. */
export function bagField(item: number, bag: { traveller: number; slice: number; kind: string }): string {
  return `bag.${item}.${bag.traveller}.${bag.slice}.${bag.kind}`;
}

export function seatField(item: number, { traveller, slice }: { traveller: number; slice: number }): string {
  return `seat.${item}.${traveller}.${slice}`;
}

const PREFERENCES: readonly SeatPreference[] = ['none', 'window', 'aisle'];

/** The choices in the form; what it does not hold stays as it was. Bags that are not sold are left out. */
export function readExtras(form: FormData, offered: ExtrasOffered, item: number): Extras {
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
  return { bags, seats };
}

/** The price with other choices: bags and seats taken out of it and put in anew. Shown only; the server counts for itself. */
export function priceWith(price: Price, offered: ExtrasOffered, extras: Extras): Price {
  const { currency } = price.total;
  const bags = extras.bags.reduce((sum, bag) => {
    const option = offered.bags.find(
      ({ traveller, slice, kind }) => traveller === bag.traveller && slice === bag.slice && kind === bag.kind,
    );
    return sum + (option ? boughtBagsMinor(option, bag.bought) : 0);
  }, 0);
  const seats = extras.seats.reduce((sum, seat) => {
    const option = offered.seats.find(({ traveller, slice }) => traveller === seat.traveller && slice === seat.slice);
    return sum + (seat.preference === 'none' ? 0 : (option?.unit?.amountMinor ?? 0));
  }, 0);
  const kept = price.lines.filter(({ kind }) => kind !== 'bag' && kind !== 'seat');
  const added: PriceLine[] = [
    { kind: 'bag' as const, code: 'BAG', name: '', amountMinor: bags, currency },
    { kind: 'seat' as const, code: 'SEAT', name: '', amountMinor: seats, currency },
  ].filter(({ amountMinor }) => amountMinor > 0);
  const lines = [...kept, ...added];
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return { ...price, lines, total: { amountMinor, currency } };
}

/** What is bought with other choices: prices of the things, and of all together. */
export function purchaseWith(purchase: Purchase, form: FormData): Purchase {
  const items = purchase.items.map((item, at) => {
    const chosen = readExtras(form, item.extras, at);
    const price = priceWith(item.price, item.extras, chosen);
    return { ...item, price, extras: offeredWith(item.extras, chosen), dueNow: moved(item.dueNow, item.price, price) };
  });
  const amountMinor = items.reduce((sum, item) => sum + item.price.total.amountMinor, 0);
  const price = { ...purchase.price, total: { ...purchase.price.total, amountMinor } };
  return { ...purchase, items, price, dueNow: moved(purchase.dueNow, purchase.price, price) };
}

function offeredWith({ bags, seats }: ExtrasOffered, chosen: Extras): ExtrasOffered {
  type Place = Pick<Extras['seats'][number], 'traveller' | 'slice'>;
  const at = (one: Place) => (other: Place) => one.traveller === other.traveller && one.slice === other.slice;
  return {
    bags: bags.map((bag) => ({
      ...bag,
      bought: chosen.bags.filter(at(bag)).find(({ kind }) => kind === bag.kind)?.bought ?? bag.bought,
    })),
    seats: seats.map((seat) => ({ ...seat, chosen: chosen.seats.find(at(seat))?.preference ?? seat.chosen })),
  };
}

/** Extras are paid with the booking. */
function moved(due: Money, from: Price, to: Price): Money {
  return { ...due, amountMinor: due.amountMinor + to.total.amountMinor - from.total.amountMinor };
}
