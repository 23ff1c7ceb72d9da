import { useLingui } from '@lingui/react/macro';
import type { TimelineEntry, TimelineProps } from '#design/timeline';
import { cityAndAirport, flightNumber, type Segment, type Slice } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { useSeatWords } from './use-seat-words.ts';
import { useSliceWords } from './use-slice-words.ts';

/** A slice as a timeline: points with terminals and days, flights with who operates and what flies, waits between. */
export function useTimeline() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();
  const seatWords = useSeatWords();

  function point(at: Segment['departure']): TimelineEntry {
    const { local, airport, terminal } = at;
    return {
      kind: 'point',
      time: format.time(local),
      dateTime: local,
      date: format.day(local),
      place: lists.facts(cityAndAirport(at)),
      code: airport,
      detail: terminal ? t`Terminal ${terminal}` : undefined,
    };
  }

  function flight({ marketing, operating, aircraft, seat, durationMinutes, dayOffset }: Segment): TimelineEntry {
    const offset = words.dayOffset(dayOffset)?.label;
    const air = t`${format.duration(durationMinutes)} flight`;
    return {
      kind: 'segment',
      carrier: { code: marketing.carrier, name: marketing.name },
      number: flightNumber(marketing),
      lines: [
        lists.facts([air, offset]),
        operating.code === marketing.carrier ? aircraft.name : t`Operated by ${operating.name}, ${aircraft.name}`,
        ...(seat ? [lists.facts(seatWords(seat))] : []),
      ],
    };
  }

  function wait(connection: Slice['connections'][number]): TimelineEntry {
    const { durationMinutes, cityName, terminalChange, overnight } = connection;
    return {
      kind: 'wait',
      title: t`${format.duration(durationMinutes)} in ${cityName}`,
      lines: [
        ...(terminalChange ? [t`Change of terminal`] : []),
        ...(overnight ? [t`Overnight at the airport`] : []),
        t`Bags are checked through`,
      ],
      warn: overnight,
    };
  }

  return (slice: Slice, name: string): TimelineProps => ({
    title: name,
    meta: lists.facts([format.duration(slice.durationMinutes), words.stopCount(slice.stops, 'in a line')]),
    entries: slice.segments.flatMap((segment, i) => {
      const connection = slice.connections[i];
      const flown = [point(segment.departure), flight(segment), point(segment.arrival)];
      return connection ? [...flown, wait(connection)] : flown;
    }),
  });
}
