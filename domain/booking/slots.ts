import type { TravellerSlot } from '#contract/booking';
import type { Passengers } from '#contract/search';

interface Stay {
  /** Local days of the first and last departure, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
}

/** Who travels, in the order of the form, with the birth dates that fit: [5-16a] bounds adults, ages bound children. */
export function slotsOf(
  passengers: Passengers,
  { first, last }: Stay,
  adultAge: { from: number; to: number },
): TravellerSlot[] {
  const adult: TravellerSlot = {
    kind: 'adult',
    age: null,
    bornBetween: [bornAfter(first, adultAge.to), yearsBefore(last, adultAge.from)],
  };
  const infant: TravellerSlot['bornBetween'] = [bornAfter(last, 1), first];
  return [
    ...Array.from({ length: passengers.adults }, () => adult),
    ...passengers.children.map((age): TravellerSlot => ({
      kind: 'child',
      age,
      bornBetween: [bornAfter(first, age), yearsBefore(last, age)],
    })),
    ...Array.from({ length: passengers.infantsInSeat }, (): TravellerSlot => ({
      kind: 'infantInSeat',
      age: null,
      bornBetween: infant,
    })),
    ...Array.from({ length: passengers.infantsOnLap }, (): TravellerSlot => ({
      kind: 'infantOnLap',
      age: null,
      bornBetween: infant,
    })),
  ];
}

/** The earliest birth date of somebody who is at most `age` on that day. */
function bornAfter(day: string, age: number): string {
  return nextDay(yearsBefore(day, age + 1));
}

/** 29 February becomes 1 March in other years: a birthday is then celebrated late, never early. */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

export function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

function nextDay(day: string): string {
  return daysAfter(day, 1);
}
