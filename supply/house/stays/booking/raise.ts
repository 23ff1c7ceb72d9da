import type { StayProduct } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Price, PriceLine } from '#contract/search';
import type { SupplierQuote } from '#domain/booking';

type BookedRoom = StayProduct['rooms'][number];

/** The same rooms, each that much dearer; the sum stays the sum of the rooms. */
export function raised(quote: SupplierQuote, percent: number): SupplierQuote {
  const rooms = 'rooms' in quote.product ? (quote.product.rooms ?? []) : [];
  const raises = rooms.flatMap(({ price }) => {
    const line = price.lines.find(({ kind }) => kind === 'base');
    return line ? [{ line, byMinor: Math.round((line.amountMinor * percent) / 100) }] : [];
  });
  return {
    ...quote,
    price: raises.reduce((price, { line, byMinor }) => addedTo(price, line, byMinor), quote.price),
    product: { ...quote.product, rooms: rooms.map((room) => raisedRoom(room, percent)) },
  };
}

function raisedRoom(room: BookedRoom, percent: number): BookedRoom {
  const line = room.price.lines.find(({ kind }) => kind === 'base');
  if (!line) return room;
  const byMinor = Math.round((line.amountMinor * percent) / 100);
  const more = (money: Money): Money => ({ ...money, amountMinor: money.amountMinor + byMinor });
  const { noShow } = room.cancellation;
  const isAll = noShow.amountMinor === room.price.total.amountMinor;
  // Where all was lost, all is.
  const steps = room.cancellation.steps.map((step) =>
    step.back.amountMinor === 0 ? { ...step, kept: more(step.kept) } : { ...step, back: more(step.back) },
  );
  return {
    ...room,
    price: addedTo(room.price, line, byMinor),
    cancellation: { ...room.cancellation, steps, noShow: isAll ? more(noShow) : noShow },
  };
}

function addedTo<P extends SupplierQuote['price'] | Price>(price: P, to: PriceLine, byMinor: number): P {
  const at = price.lines.findIndex(
    ({ kind, code, due, included }) =>
      kind === to.kind && code === to.code && due === to.due && included === to.included,
  );
  const lines = price.lines.map((line, index) =>
    index === at ? { ...line, amountMinor: line.amountMinor + byMinor } : line,
  );
  const total = { ...price.total, amountMinor: price.total.amountMinor + byMinor };
  const { atProperty } = price;
  if (!atProperty || to.due !== 'property') return { ...price, lines, total };
  const amountMinor = atProperty.amount.amountMinor + byMinor;
  const share = amountMinor / Math.max(1, atProperty.amount.amountMinor);
  const asked = atProperty.asked.map((each) => ({ ...each, amountMinor: Math.round(each.amountMinor * share) }));
  return { ...price, lines, total, atProperty: { amount: { ...atProperty.amount, amountMinor }, asked } };
}
