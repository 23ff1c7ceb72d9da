import { airportDistanceKm, detourLimitKm, legTimes } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';

const MINIMUM = 40;
const LONGEST = 480;

export interface Kernel {
  /** Departures of a pair on all its days, sorted by instant: `first[pair] .. first[pair + 1]`. */
  readonly first: Uint32Array;
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  readonly flight: Int32Array;
  readonly relDay: Uint8Array;
  /** The columns of an itinerary batch. */
  readonly legs: Int32Array;
  readonly legDay: Int16Array;
  readonly stops: Uint8Array;
  readonly leaves: Int32Array;
  readonly lands: Int32Array;
  readonly tail: Int32Array;
}

/** Everything that can be known before the query is laid out here, outside the time: the kernel is a floor, not a product. */
export function createKernel(tt: Timetable, fromRelDay: number, days: number, capacity: number): Kernel {
  const count = tt.flights.count * days;
  const kernel: Kernel = {
    first: new Uint32Array(tt.pairs.count + 1),
    departure: new Int32Array(count),
    arrival: new Int32Array(count),
    flight: new Int32Array(count),
    relDay: new Uint8Array(count),
    legs: new Int32Array(3 * capacity),
    legDay: new Int16Array(3 * capacity),
    stops: new Uint8Array(capacity),
    leaves: new Int32Array(capacity),
    lands: new Int32Array(capacity),
    tail: new Int32Array(tt.airports.count).fill(-1),
  };
  let at = 0;
  for (let pair = 0; pair < tt.pairs.count; pair++) {
    kernel.first[pair] = at;
    for (let relDay = fromRelDay; relDay < fromRelDay + days; relDay++) {
      for (let flight = tt.pairs.firstFlight[pair]!; flight < tt.pairs.firstFlight[pair + 1]!; flight++) {
        const times = legTimes(tt, flight, relDay);
        kernel.departure[at] = times.departure;
        kernel.arrival[at] = times.arrival;
        kernel.flight[at] = flight;
        kernel.relDay[at++] = relDay;
      }
    }
  }
  kernel.first[tt.pairs.count] = at;
  return kernel;
}

/**
 * All itineraries with up to two stops between two airports, waits of 40 minutes or more and 8 hours together, within the detour bound,
 * and no other rule; writes the columns of a batch, returns how many rows.
 */
export function runKernel(tt: Timetable, kernel: Kernel, from: number, to: number, relDay: number): number {
  const { pairs } = tt;
  const { first, departure, arrival, tail, relDay: dayOf } = kernel;
  const limit = detourLimitKm(airportDistanceKm(tt, from, to));
  for (let i = pairs.inFirst[to]!; i < pairs.inFirst[to + 1]!; i++)
    tail[pairs.from[pairs.inPair[i]!]!] = pairs.inPair[i]!;
  let count = 0;
  for (let one = pairs.outFirst[from]!; one < pairs.outFirst[from + 1]!; one++) {
    const via = pairs.to[one]!;
    let start = first[one]!;
    while (start < first[one + 1]! && dayOf[start]! < relDay) start++;
    let end = start;
    while (end < first[one + 1]! && dayOf[end] === relDay) end++;
    for (let a = start; via === to && a < end; a++) write(kernel, count++, 0, a, a, a);
    if (via === to || start === end) continue;
    for (let two = pairs.outFirst[via]!; two < pairs.outFirst[via + 1]!; two++) {
      const second = pairs.to[two]!;
      const three = second === to ? -1 : tail[second]!;
      if (second === from || (second !== to && three < 0)) continue;
      const km = pairs.distanceKm[one]! + pairs.distanceKm[two]! + (three < 0 ? 0 : pairs.distanceKm[three]!);
      if (km > limit) continue;
      for (let a = start; a < end; a++) {
        const stop = arrival[a]! + LONGEST;
        for (
          let b = notBefore(departure, first[two]!, first[two + 1]!, arrival[a]! + MINIMUM);
          b < first[two + 1]!;
          b++
        ) {
          if (departure[b]! > stop) break;
          if (three < 0) {
            write(kernel, count++, 1, a, b, b);
            continue;
          }
          const last = arrival[b]! + LONGEST - (departure[b]! - arrival[a]!);
          const high = first[three + 1]!;
          for (
            let c = notBefore(departure, first[three]!, high, arrival[b]! + MINIMUM);
            c < high && departure[c]! <= last;
            c++
          ) {
            write(kernel, count++, 2, a, b, c);
          }
        }
      }
    }
  }
  for (let i = pairs.inFirst[to]!; i < pairs.inFirst[to + 1]!; i++) tail[pairs.from[pairs.inPair[i]!]!] = -1;
  return count;
}

function write(kernel: Kernel, row: number, stops: 0 | 1 | 2, a: number, b: number, c: number): void {
  const { legs, legDay, flight, relDay } = kernel;
  legs[3 * row] = flight[a]!;
  legs[3 * row + 1] = stops > 0 ? flight[b]! : -1;
  legs[3 * row + 2] = stops > 1 ? flight[c]! : -1;
  legDay[3 * row] = relDay[a]!;
  legDay[3 * row + 1] = stops > 0 ? relDay[b]! : -1;
  legDay[3 * row + 2] = stops > 1 ? relDay[c]! : -1;
  kernel.stops[row] = stops;
  kernel.leaves[row] = kernel.departure[a]!;
  kernel.lands[row] = kernel.arrival[c]!;
}

function notBefore(departure: Int32Array, low: number, high: number, instant: number): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[middle]! < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
