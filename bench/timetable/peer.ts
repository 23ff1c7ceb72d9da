import { Query, Router, StopsIndex, Time, Timetable as MinotorTimetable } from 'minotor';
import { legTimes } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';

type Arguments = ConstructorParameters<typeof MinotorTimetable>;

/** minotor lets a journey change within a stop at once, so every arrival here includes the time to change. */
const CHANGE_MINUTES = 40;

/** minotor's router over the dated flights of `days` days; its clock counts from the first of them. */
export function createPeer(tt: Timetable, fromRelDay: number, days: number): Router {
  const origin = (tt.firstDay + fromRelDay) * 1440;
  const stops: Arguments[0] = new Map(
    tt.airports.code.map((_, row) => [String(row), { transfers: [], routes: outAndIn(tt, row) }]),
  );
  const routes: Arguments[1] = new Map();
  for (let pair = 0; pair < tt.pairs.count; pair++) {
    const ends = [String(tt.pairs.from[pair]), String(tt.pairs.to[pair])];
    const stopTimes = [];
    for (let relDay = fromRelDay; relDay < fromRelDay + days; relDay++) {
      for (let flight = tt.pairs.firstFlight[pair]!; flight < tt.pairs.firstFlight[pair + 1]!; flight++) {
        const { departure, arrival } = legTimes(tt, flight, relDay);
        stopTimes.push(timesAt(departure - origin), timesAt(arrival - origin + CHANGE_MINUTES));
      }
    }
    routes.set(String(pair), {
      stopTimes,
      stops: ends,
      stopIndices: new Map([
        [ends[0]!, 0],
        [ends[1]!, 1],
      ]),
      serviceRouteId: 's',
    });
  }
  const stopsIndex = new StopsIndex(
    new Map(
      tt.airports.code.map((code, row) => [
        String(row),
        { id: String(row), name: code, children: [], locationType: 'SIMPLE_STOP_OR_PLATFORM' as const },
      ]),
    ),
  );
  return new Router(new MinotorTimetable(stops, routes, new Map([['s', { type: 'RAIL', name: 's' }]])), stopsIndex);
}

/** Earliest arrival in minutes after the router's midnight with at most two changes. */
export function runPeer(router: Router, from: number, to: number): number | undefined {
  const query = new Query.Builder()
    .from(String(from))
    .to(String(to))
    .departureTime(Time.fromSeconds(0))
    .maxTransfers(2)
    .build();
  const arrival = router.route(query).arrivalAt(String(to));
  return arrival && arrival.time.toSeconds() / 60 - CHANGE_MINUTES;
}

function timesAt(minute: number) {
  const time = Time.fromSeconds(minute * 60);
  return { arrival: time, departure: time, pickUpType: 'REGULAR' as const, dropOffType: 'REGULAR' as const };
}

function outAndIn(tt: Timetable, airport: number): string[] {
  const { outFirst, inFirst, inPair } = tt.pairs;
  const routes: string[] = [];
  for (let pair = outFirst[airport]!; pair < outFirst[airport + 1]!; pair++) routes.push(String(pair));
  for (let i = inFirst[airport]!; i < inFirst[airport + 1]!; i++) routes.push(String(inPair[i]));
  return routes;
}
