import type { FlightProduct } from '#contract/booking';
import { airportOf, flightNumber, isNumbered, type Segment } from '#contract/search';
import { formatDuration, formatWeekday } from '#domain/locale';
import type { DescribedSpan, ItemAsked } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { flightWords } from './description-words.ts';

type FlightsAsked = ItemAsked<FlightProduct>;

/** Every flight from airport to airport, called out and back or by its number. */
export function spansOf(asked: FlightsAsked): DescribedSpan[] {
  const { slices } = asked.product;
  return slices.flatMap(({ segments, connections }, slice) =>
    segments.map((segment, at) => spanOf(asked, segment, { slice, waited: connections[at - 1]?.durationMinutes })),
  );
}

interface Place {
  readonly slice: number;
  /** Minutes between it and the flight before. */
  readonly waited: number | undefined;
}

function spanOf(asked: FlightsAsked, segment: Segment, { slice, waited }: Place): DescribedSpan {
  const { item, speech } = asked;
  const words = { ...sharedWords(speech.i18n), ...flightWords(speech.i18n) };
  const { departure, arrival, marketing, operating, durationMinutes } = segment;
  const [leaves, lands] = [departure, arrival].map(({ local }) => formatWeekday(local, speech.locale));
  const flight = `${marketing.name} ${flightNumber(marketing)}`;
  const end = (point: Segment['departure']) => ({
    time: point.local.slice(11, 16),
    lines: [
      words.airport(airportOf(point), point.airport),
      ...(point.terminal ? [words.terminal(point.terminal)] : []),
    ],
  });
  const ends = end(arrival);
  return {
    title: titleOf(asked, slice, leaves ?? ''),
    before: waited === undefined ? null : words.layover(formatDuration(waited, speech.locale)),
    begins: end(departure),
    ends: lands === leaves ? ends : { ...ends, lines: [lands ?? '', ...ends.lines] },
    lasts: formatDuration(durationMinutes, speech.locale),
    facts: [
      {
        name: words.flight,
        value: operating.name === marketing.name ? flight : words.facts(flight, words.operatedBy(operating.name)),
      },
      ...(item.supplierReference === null ? [] : [{ name: words.airlineReference, value: item.supplierReference }]),
    ],
  };
}

/** One alone needs its day only. */
function titleOf({ product: { slices }, speech }: FlightsAsked, slice: number, day: string): string {
  const words = flightWords(speech.i18n);
  if (slices.length === 1) return day;
  if (isNumbered(slices)) return words.leg(slice + 1, day);
  return slice === 0 ? words.out(day) : words.backOn(day);
}
