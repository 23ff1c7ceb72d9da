import type { FareModel } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import type { FlightDesk } from './desk.ts';
import type { ThreadInput } from './warm-up.ts';
import { parseOfferKey } from './itinerary-key.ts';
import type { AirportName } from './place-names.ts';
import { departureOf, type SeatLine } from './seats.ts';
import { createDeskSource, HOUSE, type DeskSource, type HeldOf } from '../threads/source.ts';

export interface HouseFlightSourceInput {
  readonly timetable: Timetable;
  readonly fares: FareModel;
  /** Any order; airports that are missing are shown by their code. */
  readonly airportNames: readonly AirportName[];
  readonly seed: number;
  readonly now: () => Date;
  /** Search threads: one or two. */
  readonly threads: number;
  readonly deadlineMs?: number;
  readonly heldOf?: HeldOf<FlightDesk>;
  /** Each thread practises on searches of its own when it starts. */
  readonly practise?: boolean;
}

/** The house supplier of the invented flights; what bookings take of it are seats, as `loadTaken` reads them. */
export interface HouseFlightSource extends DeskSource<FlightDesk> {
  /** Departures that an offer is made of, as the stock names them; none where it cannot be read. */
  departures(offerKey: string): readonly Pick<SeatLine, 'product' | 'day'>[];
}

const WORKER = new URL('search-worker.ts', import.meta.url);

export function createHouseFlightSource(input: HouseFlightSourceInput): HouseFlightSource {
  const { timetable, fares: model, seed, threads, now, deadlineMs, heldOf, practise = false } = input;
  const known = new Map(input.airportNames.map((airport) => [airport.code, airport]));
  const names = timetable.airports.code.map((code): AirportName => {
    const { name = code, cityName = code } = known.get(code) ?? {};
    return { code, name, cityName };
  });
  const start: ThreadInput = { timetable, model, names, seed, supplier: HOUSE, practise };
  return {
    ...createDeskSource<FlightDesk>({ program: { file: WORKER, start }, threads, now, deadlineMs, heldOf }),
    departures: (offerKey) =>
      parseOfferKey(timetable, offerKey)?.flatMap((legs) => legs.map((leg) => departureOf(timetable, leg))) ?? [],
  };
}
