import type { Order } from '#contract/booking';
import type { DescribedEvent } from '#domain/search/verticals';
import type { Speech } from '#platform/words';
import { describeOrder, type DescribedItem, wasBooked } from './described-order.ts';
import { wordsOf, type Words } from './words.ts';
import { stamp, vtimezone } from './zones.ts';

interface Placed {
  readonly described: DescribedItem;
  readonly event: DescribedEvent;
  /** Among all events of the order, whatever became of them: a later file names the same event alike. */
  readonly index: number;
}

/** RFC 5545: the events of every item that was booked, in the zones of both ends, lines of at most 75 bytes. */
export function calendarOf(order: Order, { url, now, speech }: { url: string; now: Date; speech: Speech }): string {
  const words = wordsOf(speech.i18n);
  const events: Placed[] = describeOrder(order, speech)
    .flatMap((described) => described.words.events.map((event) => ({ described, event })))
    .map((placed, index) => ({ ...placed, index }))
    .filter(({ described }) => wasBooked(described.fate));
  const zones = new Map<string, Date[]>();
  for (const { zone, instant } of events.flatMap(({ event }) => [event.begins, event.ends]))
    zones.set(zone, [...(zones.get(zone) ?? []), new Date(instant)]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfold//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...zones].flatMap(([zone, instants]) => vtimezone(zone, instants)),
    ...events.flatMap((placed) => eventLines(order, placed, { url, now, words })),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(
  order: Order,
  { described, event, index }: Placed,
  { url, now, words }: { url: string; now: Date; words: Words },
): string[] {
  const { summary, begins, ends, place, at, notes, busy } = event;
  const sample = described.item.product.dataClass === 'demo';
  const description = [...(sample ? [words.sampleNotice] : []), ...notes, url];
  return [
    'BEGIN:VEVENT',
    `UID:${order.id}-${index}@wayfold`,
    `DTSTAMP:${stamp(now)}Z`,
    `DTSTART;TZID=${begins.zone}:${wall(begins.local)}`,
    `DTEND;TZID=${ends.zone}:${wall(ends.local)}`,
    `SUMMARY:${escape(sample ? words.sampleEvent(summary) : summary)}`,
    `LOCATION:${escape(place)}`,
    ...(at ? [`GEO:${at.lat.toFixed(6)};${at.lon.toFixed(6)}`] : []),
    `DESCRIPTION:${escape(description.join('\n'))}`,
    `URL:${url}`,
    `STATUS:${described.fate === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SEQUENCE:${sequenceOf(described)}`,
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** Grows with every change that was made to the item: a part that went, then all of it. */
function sequenceOf({ item, fate }: DescribedItem): number {
  return fate === 'cancelled' ? Math.max(1, item.units) : item.cancelledUnits.length;
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
