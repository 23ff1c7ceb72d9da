import { addDays } from '#contract/core';
import type { FlightProduct } from '#contract/booking';
import type { BookingSettings, Slot } from '#domain/booking';

/** Who travels, in the order of the form, with the birth dates that fit: [5-16a] bounds adults, ages bound children. */
export function slotsOf({ passengers, slices }: FlightProduct, adultAge: BookingSettings['adultAge']): Slot[] {
  const segments = slices.flatMap((slice) => slice.segments);
  const first = segments.at(0)?.departure.local.slice(0, 10) ?? '';
  const last = segments.at(-1)?.departure.local.slice(0, 10) ?? '';
  const infants: Slot['bornBetween'] = [bornAfter(last, 1), first];
  const times = (count: number, slot: Slot): Slot[] => Array.from({ length: count }, () => slot);
  return [
    ...times(passengers.adults, {
      kind: 'adult',
      age: null,
      bornBetween: [bornAfter(first, adultAge.to), yearsBefore(last, adultAge.from)],
    }),
    ...passengers.children.map((age): Slot => ({
      kind: 'child',
      age,
      bornBetween: [bornAfter(first, age), yearsBefore(last, age)],
    })),
    ...times(passengers.infantsInSeat, { kind: 'infantInSeat', age: null, bornBetween: infants }),
    ...times(passengers.infantsOnLap, { kind: 'infantOnLap', age: null, bornBetween: infants }),
  ];
}

/** The earliest birth date of somebody who is at most `age` on that day. */
function bornAfter(day: string, age: number): string {
  return addDays(yearsBefore(day, age + 1), 1);
}

/** 29 February becomes 1 March in other years: a birthday is then celebrated late, never early. */
function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}
