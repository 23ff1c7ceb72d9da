import { flightOperates, legTimes } from '#engine/timetable';
import type { ItineraryBatch, Timetable } from '#engine/timetable';
import { MOST_SLICES } from '#contract/search';

/** A flight row on a relative day. */
export interface KeyLeg {
  readonly flight: number;
  readonly relDay: number;
}

/**
 * Reads an offer key (`X-SPC16.LHR.20270303_…~…`) back into flights, slice by slice; undefined when one of them is unknown,
 * does not operate that day, or does not join the one before.
 */
export function parseOfferKey(tt: Timetable, key: string): KeyLeg[][] | undefined {
  const slices = key.split('~').map((part) => part.split('_').map((text) => parseLeg(tt, text)));
  const legs = slices.map((list) => list.filter((leg) => leg !== undefined));
  const whole = legs.every((list, i) => list.length === slices[i]!.length && list.length <= 3 && joined(tt, list));
  return whole && legs.length <= MOST_SLICES ? legs : undefined;
}

function parseLeg(tt: Timetable, text: string): KeyLeg | undefined {
  const match = /^(X-[A-Z]{3})(\d{1,4})\.([A-Z]{3})\.(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, code = '', number, airport = '', year, month, day] = match;
  const relDay = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 - tt.firstDay;
  const from = tt.airports.code.indexOf(airport);
  const carrier = tt.carriers.code.indexOf(code);
  if (from < 0 || carrier < 0) return undefined;
  const first = tt.pairs.firstFlight[tt.pairs.outFirst[from]!]!;
  const last = tt.pairs.firstFlight[tt.pairs.outFirst[from + 1]!]!;
  for (let flight = first; flight < last; flight++) {
    if (tt.flights.number[flight] !== Number(number) || tt.flights.carrier[flight] !== carrier) continue;
    if (flightOperates(tt, flight, relDay)) return { flight, relDay };
  }
  return undefined;
}

function joined(tt: Timetable, legs: readonly KeyLeg[]): boolean {
  return legs.every((leg, k) => {
    if (k === 0) return true;
    const before = legs[k - 1]!;
    const meets = tt.pairs.to[tt.flights.pair[before.flight]!] === tt.pairs.from[tt.flights.pair[leg.flight]!];
    return meets && legTimes(tt, leg.flight, leg.relDay).departure > legTimes(tt, before.flight, before.relDay).arrival;
  });
}

/** One itinerary as a batch, so that it is priced exactly as it was among all others. */
export function batchOf(tt: Timetable, legs: readonly KeyLeg[]): ItineraryBatch {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return {
    count: 1,
    legs: Int32Array.from({ length: 3 }, (_, k) => legs[k]?.flight ?? -1),
    legDay: Int16Array.from({ length: 3 }, (_, k) => legs[k]?.relDay ?? 0),
    stops: Uint8Array.of(legs.length - 1),
    departure: Int32Array.of(legTimes(tt, first.flight, first.relDay).departure),
    arrival: Int32Array.of(legTimes(tt, last.flight, last.relDay).arrival),
    certificate: { complete: true, considered: 1, returned: 1, pruned: [], limits: {} },
  };
}
