import type { FlightCardLeg, FlightCardPoint } from '#design/flight-card';
import type { JourneyPart } from '#design/journey-rule';
import { useFormat } from '../../../../format.ts';
import type { ListedSlice } from '../listed.ts';
import { useSliceWords } from '../use-slice-words.ts';
import { flightNumbers } from './flight-numbers.ts';

/** One direction as a line of a card, with the numbers of its flights. */
export function useLegs() {
  const format = useFormat();
  const words = useSliceWords();

  function pointOf(point: ListedSlice['departure'], dayOffset?: FlightCardPoint['dayOffset']): FlightCardPoint {
    return {
      time: format.time(point.local),
      dateTime: point.local,
      airportName: point.airportName,
      airportCode: point.airport,
      dayOffset,
    };
  }

  return (slice: ListedSlice): FlightCardLeg => {
    const text = words.stops(slice);
    return {
      carrier: slice.ticketing,
      note: flightNumbers(slice),
      departure: pointOf(slice.departure),
      arrival: pointOf(slice.arrival, words.dayOffset(slice.dayOffset)),
      duration: format.duration(slice.durationMinutes),
      stops: { text, short: slice.stops > 0 ? words.shortStops(slice) : text, warn: words.needsCare(slice) },
      parts: partsOf(slice),
    };
  };
}

function partsOf(slice: ListedSlice): JourneyPart[] {
  return slice.flights.flatMap(({ minutes }, i) => {
    const wait = slice.connections[i];
    const flown: JourneyPart = { kind: 'air', minutes };
    return wait ? [flown, { kind: 'wait', minutes: wait.durationMinutes }] : [flown];
  });
}
