import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, offsetMinutes } from '#domain/locale';
import type { Order } from '#contract/booking';
import { createSpeak } from '#platform/words';
import { calendarOf, fold } from './calendar.ts';
import { flightItem, orderOf, room, stayItem } from './testing/sample-orders.ts';
import { vtimezone } from './zones.ts';

test('folded lines are at most 75 bytes, break no character and unfold to what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      const folded = fold(line);
      for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
      expect(folded.replace(/\r\n /g, '')).toBe(line);
    }),
  );
});

test('a zone with summer time lists its changes to the minute; one without has a single rule', () => {
  const london = vtimezone('Europe/London', [new Date('2027-03-03T22:05:00Z')]);
  expect(london).toContain('TZID:Europe/London');
  expect(london.join(' ')).toContain(
    'BEGIN:DAYLIGHT DTSTART:20270328T010000 TZOFFSETFROM:+0000 TZOFFSETTO:+0100 END:DAYLIGHT',
  );
  expect(london.join(' ')).toContain(
    'BEGIN:STANDARD DTSTART:20271031T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0000 END:STANDARD',
  );
  const singapore = vtimezone('Asia/Singapore', [new Date('2027-03-04T11:15:00Z')]);
  expect(singapore.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
});

test('offsets of half hours, west and the other side of the date line; money in currencies of 0, 2 and 3 decimals', () => {
  const at = new Date('2027-01-15T00:00:00Z');
  expect(
    ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC'].map((zone) => offsetMinutes(zone, at)),
  ).toEqual([330, -210, 840, 0]);
  expect(formatMoney({ amountMinor: 123_456, currency: 'EUR' }, 'en-IE')).toBe('€1,234.56');
  expect(formatMoney({ amountMinor: 123_456, currency: 'JPY' }, 'en')).toBe('¥123,456');
  expect(formatMoney({ amountMinor: 123_456, currency: 'KWD' }, 'en')).toContain('123.456');
  expect(formatMoney({ amountMinor: 123_456, currency: 'HUF' }, 'en')).toContain('1,234.56');
});

const speak = createSpeak({
  ar: { 'stayCalendar.event': 'الإقامة في {property}', 'calendar.sampleEvent': 'عيّنة: {title}' },
});

function fileOf(order: Order, locale = 'en-IE'): string {
  const now = new Date('2026-11-20T12:00:00Z');
  return calendarOf(order, { url: 'https://w.example/bookings/1', now, speech: speak(locale) });
}

/** Event by event: what each line says, unfolded. */
function eventsOf(file: string): Record<string, string>[] {
  const [, ...events] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.map((event) => Object.fromEntries(event.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2))));
}

test('a stay is one event from check-in to check-out in the zone of the house, beside one for each flight; nobody is busy meanwhile', () => {
  const file = fileOf(orderOf([flightItem(), stayItem([room(), room({ name: 'Suite' })])]));
  expect(eventsOf(file)).toMatchObject([
    { UID: '0199-order-0@wayfold', STATUS: 'CONFIRMED', SEQUENCE: '0', TRANSP: 'OPAQUE' },
    {
      UID: '0199-order-1@wayfold',
      'DTSTART;TZID=Europe/Vienna': '20270326T150000',
      'DTEND;TZID=Europe/Vienna': '20270329T110000',
      SUMMARY: 'Sample: Stay at Harbour House',
      LOCATION: String.raw`Harbour House\, Old Town\, Austria`,
      GEO: '48.208200;16.373800',
      DESCRIPTION: expect.stringContaining(
        String.raw`Room 2: Suite\, Noor Anand\nReference WF-7K2QX9\, property reference DEMO-BED1.`,
      ),
      STATUS: 'CONFIRMED',
      SEQUENCE: '0',
      TRANSP: 'TRANSPARENT',
    },
  ]);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(3);
});

test('a cancelled item is cancelled in its own event only; a room that went raises the number of its event and is gone from it', () => {
  const rooms = [room(), room({ name: 'Suite' })];
  const stages = [
    stayItem(rooms),
    stayItem(rooms, { cancelledUnits: [1] }),
    stayItem(rooms, { cancelledUnits: [0, 1], state: 'cancelled' }),
  ].map((item) => eventsOf(fileOf(orderOf([flightItem(), item]))));
  expect(stages.map(([, event]) => [event?.['UID'], event?.['STATUS'], event?.['SEQUENCE']])).toEqual([
    ['0199-order-1@wayfold', 'CONFIRMED', '0'],
    ['0199-order-1@wayfold', 'CONFIRMED', '1'],
    ['0199-order-1@wayfold', 'CANCELLED', '2'],
  ]);
  expect(stages.map(([event]) => event?.['STATUS'])).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  expect(stages[1]?.[1]?.['DESCRIPTION']).not.toContain('Suite');
});

test('what was not booked is in no calendar, and the events after it keep their names', () => {
  const events = eventsOf(fileOf(orderOf([flightItem({ state: 'rejected' }), stayItem()])));
  expect(events.map((event) => event['UID'])).toEqual(['0199-order-1@wayfold']);
});

test('in Arabic too no line of a file is longer than 75 bytes', () => {
  const file = fileOf(orderOf([stayItem([room({ name: 'غرفة مزدوجة بإطلالة على الميناء القديم والمدينة' })])]), 'ar-EG');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(eventsOf(file)[0]?.['SUMMARY']).toBe('عيّنة: الإقامة في Harbour House');
  expect(eventsOf(file)[0]?.['DESCRIPTION']).toContain('غرفة مزدوجة بإطلالة على الميناء القديم والمدينة');
});
