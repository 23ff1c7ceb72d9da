import { openClass } from './classes.ts';
import { Numbering } from './numbering.ts';
import { structureOf, type Pricer } from './pricer.ts';
import { CABINS, legTimes, toLocal } from '#engine/timetable';

/** One departure as this ask sees it; shared by all itineraries that use it. */
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

/** Departures of one slice, each looked at once. */
export class Legs {
  readonly #pricer: Pricer;
  readonly #numbers = new Numbering();
  readonly #facts: LegFacts[] = [];

  constructor(pricer: Pricer) {
    this.#pricer = pricer;
  }

  facts(flight: number, relDay: number): LegFacts {
    const number = this.#numbers.of(flight, relDay);
    return this.#facts[number] ?? (this.#facts[number] = lookAt(this.#pricer, flight, relDay));
  }
}

function lookAt(pricer: Pricer, flight: number, relDay: number): LegFacts {
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
  return {
    pair,
    carrier: flights.carrier[flight]!,
    to,
    km: pairs.distanceKm[pair]!,
    departure,
    arrival,
    departureMinute: flights.departure[flight]!,
    arrivalMinute: toLocal(timetable, to, arrival).minute,
    rank,
    fallbackCabin,
    fallbackRank,
    grams: cabin >= 0 ? emissions.grams(flight, cabin) : 0,
  };
}

function rankIn(pricer: Pricer, flight: number, relDay: number, cabin: number): number {
  const { timetable, inventory } = pricer.world;
  const capacity = timetable.configs.seats[timetable.flights.config[flight]! * 4 + cabin]!;
  if (capacity < pricer.seats) return -1;
  const classes = structureOf(pricer, timetable.flights.carrier[flight]!).classes[CABINS[cabin]!];
  return openClass(classes, capacity, inventory.seatsLeft(flight, relDay, cabin), pricer.seats);
}
