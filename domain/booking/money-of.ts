import { bookedStates } from './machine.ts';
import type { Part, Whole } from './store.ts';
import type { OrderRow } from './tables.ts';

interface Sum {
  readonly order: Pick<OrderRow, 'payer'>;
  readonly parts: readonly Part[];
}

/** Charged with the booking, of all items together; nothing where a company owes it. */
export function dueMinor({ order, parts }: Sum): number {
  return order.payer === 'card' ? sumOf(parts, ({ item }) => item.due_minor) : 0;
}

export function totalMinor({ parts }: Pick<Whole, 'parts'>): number {
  return sumOf(parts, ({ item }) => item.total_minor);
}

/** What is taken of an authorisation once the last word on every item is in. It cannot change any more from then on. */
export function capturedMinor({ order, parts }: Sum): number {
  return dueMinor({ order, parts: parts.filter(({ item }) => bookedStates.includes(item.state)) });
}

function sumOf(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}
