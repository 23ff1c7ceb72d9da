import { addDays } from '#contract/core';
import { DEFAULT_BAGS, formatFlightAddress, PAGE_SIZE } from '#contract/search';
import type { VerticalLinks } from '../links.ts';

/** Far enough ahead that most fares are on sale, near enough to be meant. */
const DAYS_AHEAD = 45;
const DAYS_THERE = 5;

export const flightLinks: VerticalLinks = {
  toPlace: ({ home, to, now }) => addressOf({ from: home, to, now, there: DAYS_THERE }),
  withCarrier: ({ code, from, to, now }) => addressOf({ from, to, now, carrier: code }),
};

interface Journey {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** Days until the way back if there is one. */
  readonly there?: number;
  readonly carrier?: string;
}

function addressOf({ from, to, now, there, carrier }: Journey): string {
  const depart = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
  return formatFlightAddress({
    from: [from],
    to: [to],
    depart,
    return: there === undefined ? null : addDays(depart, there),
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: DEFAULT_BAGS,
    sort: 'best',
    filters: carrier === undefined ? {} : { carriers: [carrier] },
    flexDays: 0,
    show: PAGE_SIZE,
    skip: 0,
  });
}
