import { useLingui } from '@lingui/react/macro';
import { FoldedFlights } from '#design/folded-flights';
import { Note } from '#design/note';
import type { FlightProduct } from '#contract/booking';
import { airportOf } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useFoldedFlight } from '../use-folded-flight.ts';
import { useTwoAirports } from '../use-two-airports.ts';
import { useChosenWays } from '../use-way-words.ts';
import { useZonedTimeline } from './use-zoned-timeline.ts';

/** Every flight in a row; its stops, on the clocks of the places, are behind it. */
export function Journey({ product: { slices, tickets } }: { readonly product: FlightProduct }) {
  const { t } = useLingui();
  const format = useFormat();
  const timelineOf = useZonedTimeline();
  const folded = useFoldedFlight();
  const ways = useChosenWays()(slices);
  const airports = useTwoAirports()(slices);
  const routeOf = ({ segments }: FlightProduct['slices'][number]): string => {
    const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
    return from && to ? t`${airportOf(from)} to ${airportOf(to)}` : '';
  };
  const name = (day: string, at: number) => (slices.length === 1 ? day : ways.dated(at, day));
  return (
    <>
      <FoldedFlights
        scaleMinutes={Math.max(...slices.map(({ durationMinutes }) => durationMinutes))}
        flights={slices.map((slice, i) => {
          const day = name(format.day(slice.segments[0]?.departure.local ?? '', 'short'), i);
          return folded(slice, [day, routeOf(slice)], timelineOf(slice, day).entries);
        })}
      />
      {airports.map((text) => (
        <Note key={text} tone="warn" title={text} />
      ))}
      {tickets > 1 && (
        <Note tone="warn" title={ways.tickets.title}>
          <p>{ways.tickets.text}</p>
        </Note>
      )}
    </>
  );
}
