import { openClass } from './classes.ts';
import { Numbering } from './numbering.ts';
import { structureOf, type Pricer } from './pricer.ts';
import { CABINS, legTimes, toLocal } from '#engine/timetable';

/** One departure as this ask sees it; shared by all itineraries that use it. All are whole numbers of 32 bits. */
export interface LegFacts {
  readonly pair: number;
  readonly carrier: number;
  readonly to: number;
  readonly km: number;
  /** UTC minutes. */
  readonly departure: number;
  readonly arrival: number;
  /** Wall-clock minute of the local day. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  /** Cheapest open class of the asked cabin, -1 when the party cannot sit there. */
  readonly rank: number;
  /** The next lower cabin that has seats for the party, -1 none; only legs that are not the longest may use it. */
  readonly fallbackCabin: number;
  readonly fallbackRank: number;
  /** CO2e per passenger in the asked cabin or, without seats there, in the fallback; 0 without either. */
  readonly grams: number;
}

/** Where each of the facts stands among the whole numbers of a departure: side by side, for they are read together. */
export const AT = {
  pair: 0,
  carrier: 1,
  to: 2,
  km: 3,
  departure: 4,
  arrival: 5,
  departureMinute: 6,
  arrivalMinute: 7,
  rank: 8,
  fallbackCabin: 9,
  fallbackRank: 10,
  grams: 11,
} as const satisfies Record<keyof LegFacts, number>;

/** Numbers per departure. */
const WIDTH = 16;

/** Departures of one slice, each looked at once; no object per departure. */
export class Legs {
  /** Index of a departure plus one of `AT`; another array after `find` when there was no room. */
  facts = new Int32Array(256 * WIDTH);
  readonly #pricer: Pricer;
  readonly #numbers = new Numbering();
  #known = 0;

  constructor(pricer: Pricer) {
    this.#pricer = pricer;
  }

  /** Index of a departure in `facts`. */
  find(flight: number, relDay: number): number {
    const number = this.#numbers.of(flight, relDay);
    if (number === this.#known) this.#add(flight, relDay);
    return number * WIDTH;
  }

  /** A departure as an object of its own. */
  read(at: number): LegFacts {
    const names = Object.keys(AT) as (keyof LegFacts)[];
    return Object.fromEntries(names.map((name) => [name, this.facts[at + AT[name]]])) as unknown as LegFacts;
  }

  #add(flight: number, relDay: number): void {
    const at = this.#known * WIDTH;
    this.#known += 1;
    if (at === this.facts.length) {
      const grown = new Int32Array(2 * at);
      grown.set(this.facts);
      this.facts = grown;
    }
    lookAt(this.#pricer, flight, relDay, this.facts, at);
  }
}

function lookAt(pricer: Pricer, flight: number, relDay: number, into: Int32Array, at: number): void {
  const { timetable, emissions } = pricer.world;
  const { flights, pairs } = timetable;
  const pair = flights.pair[flight]!;
  const rank = rankIn(pricer, flight, relDay, pricer.cabin);
  let fallbackCabin = pricer.cabin - 1;
  let fallbackRank = -1;
  for (; fallbackCabin >= 0; fallbackCabin -= 1) {
    fallbackRank = rankIn(pricer, flight, relDay, fallbackCabin);
    if (fallbackRank >= 0) break;
  }
  const { departure, arrival } = legTimes(timetable, flight, relDay);
  const cabin = rank >= 0 ? pricer.cabin : fallbackCabin;
  const to = pairs.to[pair]!;
  into[at + AT.pair] = pair;
  into[at + AT.carrier] = flights.carrier[flight]!;
  into[at + AT.to] = to;
  into[at + AT.km] = pairs.distanceKm[pair]!;
  into[at + AT.departure] = departure;
  into[at + AT.arrival] = arrival;
  into[at + AT.departureMinute] = flights.departure[flight]!;
  into[at + AT.arrivalMinute] = toLocal(timetable, to, arrival).minute;
  into[at + AT.rank] = rank;
  into[at + AT.fallbackCabin] = fallbackCabin;
  into[at + AT.fallbackRank] = fallbackRank;
  into[at + AT.grams] = cabin >= 0 ? emissions.grams(flight, cabin) : 0;
}

function rankIn(pricer: Pricer, flight: number, relDay: number, cabin: number): number {
  const { timetable, inventory } = pricer.world;
  const capacity = timetable.configs.seats[timetable.flights.config[flight]! * 4 + cabin]!;
  if (capacity < pricer.seats) return -1;
  const classes = structureOf(pricer, timetable.flights.carrier[flight]!).classes[CABINS[cabin]!];
  const sold = inventory.soldByClass?.(flight, relDay, cabin);
  return openClass(classes, capacity, inventory.seatsLeft(flight, relDay, cabin), pricer.seats, sold);
}
