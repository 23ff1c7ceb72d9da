import { useLingui } from '@lingui/react/macro';
import { FoldedFlights } from '#design/folded-flights';
import { Note } from '#design/note';
import type { FlightProduct } from '#contract/booking';
import { flightNumber, type Segment, type Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../results/use-lists.ts';
import { useLegs } from '../list/use-legs.ts';
import { listedSlice } from '../listed.ts';
import { useChosenWays } from '../use-way-words.ts';
import { useZonedTimeline } from './use-zoned-timeline.ts';

/** Every flight in a row; its stops, on the clocks of the places, are behind it. */
export function Journey({ product: { slices, tickets } }: { readonly product: FlightProduct }) {
  const { t } = useLingui();
  const format = useFormat();
  const timelineOf = useZonedTimeline();
  const legOf = useLegs();
  const lists = useLists();
  const ways = useChosenWays()(slices);
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
          return {
            title: lists.facts([day, routeOf(slice), ...numbersOf(slice)]),
            leg: legOf(listedSlice(slice)),
            entries: timelineOf(slice, day).entries,
            ...(slice.stops > 0
              ? { show: t`Show stops`, hide: t`Hide stops` }
              : { show: t`Show details`, hide: t`Hide details` }),
          };
        })}
      />
      {tickets > 1 && (
        <Note tone="warn" title={ways.tickets.title}>
          <p>{ways.tickets.text}</p>
        </Note>
      )}
    </>
  );
}

/** `London Heathrow`. */
function airportOf({ cityName, airportName }: Segment['departure']): string {
  return airportName === cityName ? cityName : `${cityName} ${airportName}`;
}

/** `Norvane NRV 1184`, `Straits Pacific SPC 90`; who flies on with the same airline does not read its name again. */
function numbersOf({ segments }: Slice): string[] {
  return segments.map(({ marketing }, at) => {
    const isKnown = segments[at - 1]?.marketing.carrier === marketing.carrier;
    return isKnown ? flightNumber(marketing) : `${marketing.name} ${flightNumber(marketing)}`;
  });
}
