import { bookedStates } from './machine.ts';
import type { Part, Whole } from './store.ts';

/** Charged with the booking, of all items together. */
export function dueMinor({ parts }: Pick<Whole, 'parts'>): number {
  return sumOf(parts, ({ item }) => item.due_minor);
}

export function totalMinor({ parts }: Pick<Whole, 'parts'>): number {
  return sumOf(parts, ({ item }) => item.total_minor);
}

/** What is taken of an authorisation once the last word on every item is in. It cannot change any more from then on. */
export function capturedMinor({ parts }: Pick<Whole, 'parts'>): number {
  return sumOf(parts, ({ item }) => (bookedStates.includes(item.state) ? item.due_minor : 0));
}

function sumOf(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}
