import type { Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import type { Speech } from '#platform/words';
import { wordsOf, type Words } from './words.ts';
import { stamp, vtimezone } from './zones.ts';

/** RFC 5545: one event per flight, in the zones of both ends, lines of at most 75 bytes. */
export function calendarOf(order: Order, { url, now, speech }: { url: string; now: Date; speech: Speech }): string {
  const words = wordsOf(speech.i18n);
  const flights = order.items.flatMap((item) =>
    item.product.slices.flatMap(({ segments }) => segments.map((segment, index) => ({ item, segment, index }))),
  );
  const zones = new Map<string, Date[]>();
  for (const { departure, arrival } of flights.map(({ segment }) => segment)) {
    for (const { zone, instant } of [departure, arrival])
      zones.set(zone, [...(zones.get(zone) ?? []), new Date(instant)]);
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfold//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...zones].flatMap(([zone, instants]) => vtimezone(zone, instants)),
    ...flights.flatMap(({ segment }, index) => event(order, segment, { url, now, words, index })),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function event(
  order: Order,
  segment: Segment,
  { url, now, words, index }: { url: string; now: Date; words: Words; index: number },
): string[] {
  const { departure, arrival, marketing } = segment;
  const sample = order.dataClass === 'demo';
  const summary = words.flightTitle(
    `${marketing.carrier} ${marketing.number}`,
    `${departure.cityName} ${departure.airport}`,
    `${arrival.cityName} ${arrival.airport}`,
  );
  const terminal = departure.terminal ? `, ${words.terminal(departure.terminal)}` : '';
  const place = `${departure.airportName} (${departure.airport})${terminal}`;
  const locators = order.items.map(({ supplierReference }) => supplierReference).filter((locator) => locator !== null);
  const description = [
    ...(sample ? [words.sampleNotice] : []),
    words.flightBy(marketing.name, segment.operating.name),
    words.bothReferences(order.reference, locators.join(', ')),
    words.bothTimes(departure.local.slice(11, 16), departure.zone, arrival.local.slice(11, 16), arrival.zone),
    url,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${order.id}-${index}@wayfold`,
    `DTSTAMP:${stamp(now)}Z`,
    `DTSTART;TZID=${departure.zone}:${wall(departure.local)}`,
    `DTEND;TZID=${arrival.zone}:${wall(arrival.local)}`,
    `SUMMARY:${escape(sample ? words.sampleFlight(summary) : summary)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape(description.join('\n'))}`,
    `URL:${url}`,
    `STATUS:${order.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SEQUENCE:${order.state === 'cancelled' ? 1 : 0}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function wall(local: string): string {
  return stamp(new Date(`${local.slice(0, 16)}:00Z`));
}

function escape(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/;/g, '\\;').replace(/,/g, '\\,').replace(/\r?\n/g, '\\n');
}

const encoder = new TextEncoder();

/** RFC 5545, 3.1: at most 75 bytes a line, the rest on lines that start with a space; never inside a character. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
