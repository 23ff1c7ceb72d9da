import type { Property } from '#contract/search';
import { wallInstant } from '#engine/zones';

const DAY_MINUTES = 1440;

export interface StayBegun {
  /** When the reception closes on the day of arrival: whoever has not come by then is a no-show. */
  readonly lateFrom: number;
  /** On the first morning the stay counts as begun, and nothing comes back any more. */
  readonly begun: number;
}

type House = Pick<Property, 'zone' | 'checkIn' | 'checkOutUntil'>;

/** Reading a zone costs milliseconds, and houses of a city share their clock and their hours. */
const known = new Map<string, number>();
const MOST_KNOWN = 10_000;

function wallMs(zone: string, day: string, minute: number): number {
  const id = `${zone} ${day} ${minute}`;
  const found = known.get(id);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const ms = wallInstant(zone, day, minute).getTime();
  known.set(id, ms);
  return ms;
}

/** The two moments after every deadline of a rate, as instants by the clocks of the house. */
export function stayBegun({ zone, checkIn, checkOutUntil }: House, day: string): StayBegun {
  const { from, until: closes } = checkIn;
  const lateFrom = wallMs(zone, day, closes > from ? closes : closes + DAY_MINUTES);
  return { lateFrom, begun: Math.max(lateFrom, wallMs(zone, day, DAY_MINUTES + checkOutUntil)) };
}

interface Band {
  readonly until: number | null;
  readonly keptMinor: number;
}

/** What is kept of a room until the stay has begun and from then on, after the costs of its rate; equal ones that meet are one. */
export function bandsOf(
  steps: readonly Band[],
  { noShowMinor, totalMinor }: { readonly noShowMinor: number; readonly totalMinor: number },
  { lateFrom, begun }: StayBegun,
  soldAt: number,
): Band[] {
  const told = steps.flatMap(({ until }) => until ?? []);
  const ends = [...new Set([...told, lateFrom, begun])].filter((end) => end > soldAt && end <= begun);
  const keptUntil = (end: number): number => {
    const kept = steps.find(({ until }) => until === null || until >= end)?.keptMinor ?? totalMinor;
    return end > lateFrom ? Math.max(kept, noShowMinor) : kept;
  };
  const bands: Band[] = [
    ...ends.sort((a, b) => a - b).map((until) => ({ until, keptMinor: keptUntil(until) })),
    { until: null, keptMinor: totalMinor },
  ];
  return bands.filter(({ keptMinor }, at) => keptMinor !== bands[at + 1]?.keptMinor);
}
